/* test: normalize() of stddev() divides the deviation
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = stddev(1000); @ = stddev(3000);
	normalize(@, 100);
	printa("%@d\n", @);
	exit(0);
}
