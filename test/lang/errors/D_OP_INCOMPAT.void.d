/* test: D_OP_INCOMPAT: the value of a function without one
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x = bcopy("a", arg0, 1);
	exit(0);
}
