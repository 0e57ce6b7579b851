/* test: D_LQUANT_STEPLARGE: a step larger than the range
 * options: -e
 * tag: D_LQUANT_STEPLARGE
 */
BEGIN
{
	@a = lquantize(1, 1, 10, 100);
	exit(0);
}
