/* test: a stack as the key: updates from one place are counted together
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[stack(2)] = count();
	@[stack(2)] = count();
	printa("%@d\n", @);
	exit(0);
}
