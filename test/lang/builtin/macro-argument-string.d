/* test: $$1 of a number is a string
 * options: -q
 * needs: bpf
 * options: @noscript -s @D 42
 */
BEGIN
{
	printf("%s %d\n", strjoin($$1, "!"), strlen($$1));
	exit(0);
}
