/* test: D_LQUANT_LIMVAL: a limit that is too large
 * options: -e
 * tag: D_LQUANT_LIMVAL
 */
BEGIN
{
	@a = lquantize(1, 1, 0x100000000, 1);
	exit(0);
}
