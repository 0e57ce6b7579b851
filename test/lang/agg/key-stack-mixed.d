/* test: a stack between other keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["x", stack(1), 5] = count();
	@["x", stack(1), 6] = count();
	@["x", stack(1), 6] = count();
	printa("%@d\n", @);
	exit(0);
}
