/* test: an aggregation is assigned by a statement, not within an expression
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	x = 1 ? (@a = count()) : 0;
}
