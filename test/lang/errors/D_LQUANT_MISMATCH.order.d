/* test: D_LQUANT_MISMATCH: a base above the limit
 * options: -e
 * tag: D_LQUANT_MISMATCH
 */
BEGIN
{
	@a = lquantize(1, 10, 1, 1);
	exit(0);
}
