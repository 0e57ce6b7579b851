/* test: D_QUANT_PROTO: quantize() with too many arguments
 * options: -e
 * tag: D_QUANT_PROTO
 */
BEGIN
{
	@a = quantize(1, 2, 3);
	exit(0);
}
