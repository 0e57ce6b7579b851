/* test: == and != of literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", "abc" == "abc", "abc" == "abd", "abc" != "abc", "" == "");
	exit(0);
}
