/* test: substr() that starts before the string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "abc";
	printf("[%s][%s][%s]\n", substr(s, -10), substr(s, -4, 2), substr(s, -10, 2));
	exit(0);
}
