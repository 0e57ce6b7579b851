/* test: D_LLQUANT_MATCHHMAG: another high magnitude
 * options: -e
 * tag: D_LLQUANT_MATCHHMAG
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 20);
	@a = llquantize(1, 10, 0, 5, 20);
	exit(0);
}
