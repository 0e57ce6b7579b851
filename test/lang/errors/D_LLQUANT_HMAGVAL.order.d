/* test: D_LLQUANT_HMAGVAL: magnitudes in the wrong order
 * options: -e
 * tag: D_LLQUANT_HMAGVAL
 */
BEGIN
{
	@a = llquantize(1, 10, 6, 3, 20);
	exit(0);
}
