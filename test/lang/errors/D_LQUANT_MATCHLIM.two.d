/* test: D_LQUANT_MATCHLIM: another limit
 * options: -e
 * tag: D_LQUANT_MATCHLIM
 */
BEGIN
{
	@a = lquantize(1, 0, 10, 1);
	@a = lquantize(1, 0, 11, 1);
	exit(0);
}
