/* test: strchr() and strrchr() of NUL find the end of the string
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "abc";
	c = 256;
	printf("[%s] [%s] [%s] [%s]\n", strchr(s, 0), strrchr(s, 0), strchr(s, c), strchr("", c));
	c = 'b';
	printf("[%s] [%s]\n", strchr(s, c), strchr(s, 'a'));
	exit(0);
}
