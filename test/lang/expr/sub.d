/* test: - subtracts, from left to right
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 10;
	printf("%d %d\n", a - 4 - 3, a - (4 - 3));
	exit(0);
}
