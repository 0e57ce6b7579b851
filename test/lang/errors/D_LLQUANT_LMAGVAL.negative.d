/* test: D_LLQUANT_LMAGVAL: a negative low magnitude
 * options: -e
 * tag: D_LLQUANT_LMAGVAL
 */
BEGIN
{
	@a = llquantize(1, 10, -1, 6, 20);
	exit(0);
}
