/* test: a U suffix makes the comparison unsigned
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = -1;
	printf("%d %d\n", a > 1U, a > 1);
	exit(0);
}
