/* test: D_LQUANT_MATCHBASE: another base
 * options: -e
 * tag: D_LQUANT_MATCHBASE
 */
BEGIN
{
	@a = lquantize(1, 0, 10, 1);
	@a = lquantize(1, 1, 10, 1);
	exit(0);
}
