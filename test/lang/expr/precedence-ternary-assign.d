/* test: ?: binds closer than =, and from right to left
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	b = a ? 2 : 3;
	c = a == 2 ? 10 : a == 1 ? 20 : 30;
	printf("%d %d\n", b, c);
	exit(0);
}
