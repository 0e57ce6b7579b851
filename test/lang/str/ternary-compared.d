/* test: a ?: of strings is compared
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	x = 1;
	printf("%d %d\n", (x ? "a" : "b") == "a", (x ? "a" : "b") < (x ? "b" : "a"));
	exit(0);
}
