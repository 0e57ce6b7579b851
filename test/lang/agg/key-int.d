/* test: integer keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[3] = count();
	@[-1] = count();
	@[3] = count();
	printa("%d %@d\n", @);
	exit(0);
}
