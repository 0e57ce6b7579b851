/* test: D_LLQUANT_MATCHSTEPS: another number of steps
 * options: -e
 * tag: D_LLQUANT_MATCHSTEPS
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 20);
	@a = llquantize(1, 10, 0, 6, 10);
	exit(0);
}
