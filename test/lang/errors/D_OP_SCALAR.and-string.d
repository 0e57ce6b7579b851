/* test: D_OP_SCALAR: a string on a side of &&
 * options: -e
 * tag: D_OP_SCALAR
 */
BEGIN
{
	trace(execname && 1);
	exit(0);
}
