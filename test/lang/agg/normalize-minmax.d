/* test: normalize() of min() and max()
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@lo = min(1000); @hi = max(5000);
	normalize(@lo, 10);
	normalize(@hi, 100);
	printa("%@d ", @lo);
	printa("%@d\n", @hi);
	exit(0);
}
