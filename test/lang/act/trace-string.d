/* test: trace() of strings
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	trace("hello");
	trace(" ");
	a = "world";
	trace(a);
	trace("\n");
	exit(0);
}
