/* test: commas chain from left to right
 * options: -q
 * needs: bpf
 */
BEGIN
{
	n = 1;
	x = (n += 2, n *= 5, n - 1);
	printf("%d %d\n", x, n);
	exit(0);
}
