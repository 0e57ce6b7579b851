/* test: D_OP_ARITH: a string multiplied
 * options: -e
 * tag: D_OP_ARITH
 */
BEGIN
{
	x = "a" * 2;
	exit(0);
}
