/* test: $1 and $$2 are the arguments behind the script
 * options: -q
 * needs: bpf
 * options: @noscript -s @D 42 text
 */
BEGIN
{
	printf("%d %s %d\n", $1, $$2, $1 + 1);
	exit(0);
}
