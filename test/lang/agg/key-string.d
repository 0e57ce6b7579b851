/* test: string keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["read"] = count();
	@["write"] = count();
	@["read"] = count();
	printa("%s %@d\n", @);
	exit(0);
}
