/* test: counting goes on from 0 after clear()
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = count();
	@["a"] = count();
	clear(@);
}
tick-100ms
{
	@["a"] = count();
	printa("%s %@d\n", @);
	exit(0);
}
