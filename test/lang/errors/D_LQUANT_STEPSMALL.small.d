/* test: D_LQUANT_STEPSMALL: too many levels
 * options: -e
 * tag: D_LQUANT_STEPSMALL
 */
BEGIN
{
	@a = lquantize(1, 0, 100000, 1);
	exit(0);
}
