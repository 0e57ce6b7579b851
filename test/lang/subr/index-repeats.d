/* test: index() with a beginning that repeats
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", index("aaaaaab", "aab"), index("ababac", "abac"));
	exit(0);
}
