/* test: D_OP_INCOMPAT: a number assigned to a string
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x = "a";
	x = 5;
	exit(0);
}
