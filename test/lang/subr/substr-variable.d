/* test: substr() with start and length in variables
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "hello world";
	i = 6;
	n = 3;
	printf("%s %s\n", substr(s, i, n), substr(s, i - 1 + 1));
	exit(0);
}
