/* test: D_LQUANT_STEPVAL: a step of 0
 * options: -e
 * tag: D_LQUANT_STEPVAL
 */
BEGIN
{
	@a = lquantize(1, 1, 10, 0);
	exit(0);
}
