/* test: D_OP_INCOMPAT: branches that have no common type
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	x = pid ? "a" : 5;
	exit(0);
}
