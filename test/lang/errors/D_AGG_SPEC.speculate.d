/* test: D_AGG_SPEC: an aggregation after speculate()
 * options: -e
 * tag: D_AGG_SPEC
 */
BEGIN
{
	speculate(1);
	@a = count();
}
