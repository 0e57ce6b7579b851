/* test: + binds closer than <<
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	printf("%d %d\n", a + 2 << 3, a + (2 << 3));
	exit(0);
}
