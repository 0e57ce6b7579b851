/* test: < binds closer than ==
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 3;
	printf("%d %d\n", 5 > a == 1, 2 < a != 0);
	exit(0);
}
