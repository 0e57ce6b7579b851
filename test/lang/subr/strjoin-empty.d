/* test: strjoin() with empty strings
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s][%s][%s]\n", strjoin("", ""), strjoin("a", ""), strjoin("", "b"));
	exit(0);
}
