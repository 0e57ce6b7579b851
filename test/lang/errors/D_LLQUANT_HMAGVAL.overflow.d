/* test: D_LLQUANT_HMAGVAL: a magnitude beyond 64 bits
 * options: -e
 * tag: D_LLQUANT_HMAGVAL
 */
BEGIN
{
	@a = llquantize(1, 10, 0, 30, 20);
	exit(0);
}
