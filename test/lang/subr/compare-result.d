/* test: results of string functions compare
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "abc";
	printf("%d %d %d\n", strjoin("ab", "c") == s, substr(s, 1) == "bc", strstr(s, "b") != "bc");
	exit(0);
}
