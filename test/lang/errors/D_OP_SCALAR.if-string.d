/* test: D_OP_SCALAR: a string as the condition of if
 * options: -e
 * tag: D_OP_SCALAR
 */
BEGIN
{
	if (execname)
		trace(1);
	exit(0);
}
