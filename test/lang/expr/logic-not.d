/* test: ! gives 0 or 1
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 5;
	z = 0;
	printf("%d %d %d\n", !a, !z, !!a);
	exit(0);
}
