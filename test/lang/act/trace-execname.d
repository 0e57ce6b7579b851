/* test: trace() of built-in strings
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	trace(execname); trace(probename); trace(probeprov);
	exit(0);
}
