/* test: the scratch memory of two string functions in one expression is not shared
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s %s\n", strjoin("a", "b"), strjoin("c", "d"));
	printf("%d\n", strjoin("a", "b") == strjoin("c", "d"));
	exit(0);
}
