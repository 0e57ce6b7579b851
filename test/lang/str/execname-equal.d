/* test: execname compares with literals
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %d %d %d\n", execname == "trace", execname == "trac", execname == "traces", "trace" != execname);
	exit(0);
}
