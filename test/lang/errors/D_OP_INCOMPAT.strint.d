/* test: D_OP_INCOMPAT: a string compared with a number
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	trace(execname == 5);
	exit(0);
}
