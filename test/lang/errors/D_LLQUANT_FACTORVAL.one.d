/* test: D_LLQUANT_FACTORVAL: a factor of 1
 * options: -e
 * tag: D_LLQUANT_FACTORVAL
 */
BEGIN
{
	@a = llquantize(1, 1, 0, 6, 20);
	exit(0);
}
