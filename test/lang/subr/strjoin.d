/* test: strjoin() of literals, variables and results
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "left";
	printf("%s %s %s\n", strjoin("a", "b"), strjoin(a, "right"), strjoin(strjoin("1", "2"), "3"));
	exit(0);
}
