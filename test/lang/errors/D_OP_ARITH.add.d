/* test: D_OP_ARITH: a string added to
 * options: -e
 * tag: D_OP_ARITH
 */
BEGIN
{
	x = execname + 1;
	exit(0);
}
