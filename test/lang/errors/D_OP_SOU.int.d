/* test: D_OP_SOU: . of a number
 * options: -e
 * tag: D_OP_SOU
 */
BEGIN
{
	x = 1;
	trace(x.pid);
	exit(0);
}
