/* test: the precision of a string is its most
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%.3s][%6.3s][%-6.3s][%.10s]\n", "abcdef", "abcdef", "abcdef", "abc");
	exit(0);
}
