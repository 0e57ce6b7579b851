/* test: substr() with a negative start counts from the end
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "abcdef";
	printf("%s %s %s\n", substr(s, -2), substr(s, -6, 2), substr(s, -3, 1));
	exit(0);
}
