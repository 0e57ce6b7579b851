/* test: & binds closer than ^, ^ closer than |
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	printf("%d %d\n", a | 2 ^ 3 & 2, (a | 2) ^ 3 & 2);
	exit(0);
}
