/* test: D_LLQUANT_STEPVAL: no steps
 * options: -e
 * tag: D_LLQUANT_STEPVAL
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 0);
	exit(0);
}
