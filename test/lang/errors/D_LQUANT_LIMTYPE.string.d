/* test: D_LQUANT_LIMTYPE: a string as the limit
 * options: -e
 * tag: D_LQUANT_LIMTYPE
 */
BEGIN
{
	@a = lquantize(1, 1, "x", 1);
	exit(0);
}
