/* test: escapes count in $$1 and in a $1 in quotes
 * options: -q @noscript -s @D 'a\tb\x41\\' '"a\tb\x41\\"'
 * needs: bpf
 */
BEGIN
{
	printf("%s|%s|%d|%d\n", $$1, $2, $$1 == "a\tbA\\", $2 == $$1);
	exit(0);
}
