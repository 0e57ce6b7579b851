/* test: D_LLQUANT_MATCHLMAG: another low magnitude
 * options: -e
 * tag: D_LLQUANT_MATCHLMAG
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 6, 20);
	@a = llquantize(1, 10, 1, 6, 20);
	exit(0);
}
