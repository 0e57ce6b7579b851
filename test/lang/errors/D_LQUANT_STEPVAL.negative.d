/* test: D_LQUANT_STEPVAL: a negative step
 * options: -e
 * tag: D_LQUANT_STEPVAL
 */
BEGIN
{
	@a = lquantize(1, 1, 10, -1);
	exit(0);
}
