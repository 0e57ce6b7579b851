/* test: ipl is 0: Linux has no such levels
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", ipl);
	exit(0);
}
