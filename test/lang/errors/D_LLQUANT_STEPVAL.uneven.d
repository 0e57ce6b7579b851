/* test: D_LLQUANT_STEPVAL: steps that the factor does not divide
 * options: -e
 * tag: D_LLQUANT_STEPVAL
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 15);
	exit(0);
}
