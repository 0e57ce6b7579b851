/* test: D_LQUANT_STEPTYPE: a variable step
 * options: -e
 * tag: D_LQUANT_STEPTYPE
 */
BEGIN
{
	x = 1;
	@a = lquantize(1, 1, 10, x);
	exit(0);
}
