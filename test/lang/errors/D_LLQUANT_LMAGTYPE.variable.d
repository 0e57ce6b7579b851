/* test: D_LLQUANT_LMAGTYPE: a variable low magnitude
 * options: -e
 * tag: D_LLQUANT_LMAGTYPE
 */
BEGIN
{
	x = 0;
	@a = llquantize(1, 10, x, 6, 20);
	exit(0);
}
