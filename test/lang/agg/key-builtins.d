/* test: built-in variables as keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[execname, pid == $pid, probename] = count();
	printa("%s %d %s %@d\n", @);
	exit(0);
}
