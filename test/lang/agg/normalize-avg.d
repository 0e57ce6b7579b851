/* test: normalize() of avg()
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = avg(1000); @ = avg(3000);
	normalize(@, 100);
	printa("%@d\n", @);
	exit(0);
}
