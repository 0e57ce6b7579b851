/* test: index() of a string longer than the other
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", index("abc", "abcd"));
	exit(0);
}
