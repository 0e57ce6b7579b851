/* test: D_LLQUANT_FACTORTYPE: a variable factor
 * options: -e
 * tag: D_LLQUANT_FACTORTYPE
 */
BEGIN
{
	x = 10;
	@a = llquantize(1, x, 0, 6, 20);
	exit(0);
}
