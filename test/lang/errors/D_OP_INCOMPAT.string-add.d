/* test: D_OP_INCOMPAT: += on a string
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x = "abc";
	x += 1;
	exit(0);
}
