/* test: ?: as a statement with assignments
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 0;
	(1 == 1) ? a = 5 : 1;
	(1 == 2) ? b = 6 : 1;
	printf("%d %d\n", a, b);
	exit(0);
}
