/* test: < <= > >= of literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", "abc" < "abd", "abc" <= "abc", "b" > "abc", "a" >= "b");
	exit(0);
}
