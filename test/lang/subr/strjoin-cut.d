/* test: strjoin() is cut at strsize
 * options: -q -x strsize=8
 * needs: bpf
 */
BEGIN
{
	printf("%s %d\n", strjoin("abcd", "efgh"), strlen(strjoin("abcd", "efgh")));
	exit(0);
}
