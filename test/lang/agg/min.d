/* test: min() keeps the smallest number, also a negative one
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = min(5);
	@ = min(-7);
	@ = min(0);
	printa("%@d\n", @);
	exit(0);
}
