/* test: D_LQUANT_MISMATCH: a base that is the limit
 * options: -e
 * tag: D_LQUANT_MISMATCH
 */
BEGIN
{
	@a = lquantize(1, 10, 10, 1);
	exit(0);
}
