/* test: D_LQUANT_BASETYPE: a variable base
 * options: -e
 * tag: D_LQUANT_BASETYPE
 */
BEGIN
{
	x = 1;
	@a = lquantize(1, x, 10, 1);
	exit(0);
}
