/* test: substr() beyond the string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "abc";
	printf("[%s][%s][%s][%s]\n", substr(s, 3), substr(s, 10), substr(s, 1, 100), substr(s, 1, 0));
	exit(0);
}
