/* test: D_LLQUANT_MATCHFACTOR: another factor
 * options: -e
 * tag: D_LLQUANT_MATCHFACTOR
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 20);
	@a = llquantize(1, 2, 0, 6, 4);
	exit(0);
}
