/* test: D_LQUANT_BASEVAL: a base that is too large
 * options: -e
 * tag: D_LQUANT_BASEVAL
 */
BEGIN
{
	@a = lquantize(1, 0x100000000, 10, 1);
	exit(0);
}
