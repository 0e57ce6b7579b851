/* test: D_AGG_SCALAR: an aggregation assigned within an expression
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	x = (@a = count());
	exit(0);
}
