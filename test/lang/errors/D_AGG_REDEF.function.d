/* test: D_AGG_REDEF: an aggregation with two functions
 * options: -e
 * tag: D_AGG_REDEF
 */
BEGIN
{
	@a = count();
	@a = sum(1);
	exit(0);
}
