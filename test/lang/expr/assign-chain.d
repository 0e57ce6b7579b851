/* test: assignments chain from right to left
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = b = c = 5;
	a = b += 2;
	printf("%d %d %d\n", a, b, c);
	exit(0);
}
