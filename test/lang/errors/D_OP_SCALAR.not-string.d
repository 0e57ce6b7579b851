/* test: D_OP_SCALAR: ! of a string
 * options: -e
 * tag: D_OP_SCALAR
 */
BEGIN
{
	trace(!execname);
	exit(0);
}
