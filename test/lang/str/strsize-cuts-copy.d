/* test: what a variable cannot hold is cut
 * options: -q -x strsize=8
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = strjoin("abcd", "efghijkl");
	b = a;
	printf("%s %d\n", b, strlen(b));
	exit(0);
}
