/* test: the comma evaluates both sides, and its value is the right one
 * options: -q
 * needs: bpf
 */
BEGIN
{
	y = 0;
	x = (y = 3, y + 1);
	printf("%d %d\n", x, y);
	exit(0);
}
