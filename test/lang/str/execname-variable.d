/* test: execname compares with a variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "trace";
	b = "trac";
	printf("%d %d\n", execname == a, execname == b);
	exit(0);
}
