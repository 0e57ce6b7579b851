/* test: max() keeps the largest number, also of negative ones only
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = max(-5);
	@ = max(-7);
	@ = max(-6);
	printa("%@d\n", @);
	exit(0);
}
