/* test: escapes in character constants
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d %d %d %d\n", '\n', '\t', '\r', '\a', '\b', '\f', '\v');
	printf("%d %d %d %d\n", '\\', '\'', '"', '\?');
	exit(0);
}
