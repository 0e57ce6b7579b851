/* test: %C and %S show control characters as escapes
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%C|%S\n", '\n', "a\tb");
	exit(0);
}
