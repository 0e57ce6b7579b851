/* test: D_LQUANT_MATCHSTEP: another step
 * options: -e
 * tag: D_LQUANT_MATCHSTEP
 */
BEGIN
{
	@a = lquantize(1, 0, 10, 1);
	@a = lquantize(1, 0, 10, 2);
	exit(0);
}
