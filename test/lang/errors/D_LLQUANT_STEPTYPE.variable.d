/* test: D_LLQUANT_STEPTYPE: a variable number of steps
 * options: -e
 * tag: D_LLQUANT_STEPTYPE
 */
BEGIN
{
	x = 20;
	@a = llquantize(1, 10, 0, 6, x);
	exit(0);
}
