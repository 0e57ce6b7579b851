/* test: D_OP_INCOMPAT: an array's elements assigned two types
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x[1] = 1;
	x[2] = "a";
	exit(0);
}
