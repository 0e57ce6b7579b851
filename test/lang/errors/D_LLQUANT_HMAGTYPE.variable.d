/* test: D_LLQUANT_HMAGTYPE: a variable high magnitude
 * options: -e
 * tag: D_LLQUANT_HMAGTYPE
 */
BEGIN
{
	x = 6;
	@a = llquantize(1, 10, 0, x, 20);
	exit(0);
}
