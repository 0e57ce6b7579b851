/* test: the escapes of C in string literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%s|\n", "a\tb\\c\"d\'e\?f");
	exit(0);
}
