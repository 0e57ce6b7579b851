/* test: D_AGG_FUNC: an aggregation of no function
 * options: -e
 * tag: D_AGG_FUNC
 */
BEGIN
{
	@a = 1;
	exit(0);
}
