/* test: D_AGG_SCALAR: an aggregation as an argument of a function
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	@a = count();
	trace(strlen(@a));
	exit(0);
}
