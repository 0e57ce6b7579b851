/* test: index() of the empty string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d\n", index("abc", ""), index("", ""), index("", "a"));
	exit(0);
}
