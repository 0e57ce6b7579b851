/* test: D_AGG_SCALAR: an aggregation in a predicate
 * options: -e
 * tag: D_AGG_SCALAR
 */
BEGIN
{
	@a = count();
}
END
/@a > 1/
{
	exit(0);
}
