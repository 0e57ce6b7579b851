/* test: D_OP_INCOMPAT: a string assigned to a number
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x = 1;
	x = "a";
	exit(0);
}
