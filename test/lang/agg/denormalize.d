/* test: denormalize() shows the values as they are
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = sum(1234);
	normalize(@, 100);
	printa("%@d ", @);
	denormalize(@);
	printa("%@d\n", @);
	exit(0);
}
