/* test: D_OP_ARITH: a number subtracted from a string
 * options: -e
 * tag: D_OP_ARITH
 */
BEGIN
{
	x = execname - 1;
	exit(0);
}
