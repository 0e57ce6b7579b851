/* test: count() counts updates
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = count();
	@ = count();
	@ = count();
	printa("%@d\n", @);
	exit(0);
}
