/* test: string functions within each other
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s\n", strjoin(strjoin("a", strjoin("b", "c")), strjoin(strjoin("d", "e"), "f")));
	exit(0);
}
