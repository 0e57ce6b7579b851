/* test: substr() with and without a length
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "abcdef";
	printf("%s %s %s %s\n", substr(s, 2), substr(s, 0, 3), substr(s, 2, 2), substr(s, 5));
	exit(0);
}
