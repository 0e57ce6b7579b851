/* test: normalize() of quantize() divides the counts
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = quantize(3, 500);
	normalize(@, 100);
	exit(0);
}
