/* test: D_AGG_NULL: an aggregation alone
 * options: -e
 * tag: D_AGG_NULL
 */
BEGIN
{
	@a = count();
	@a;
	exit(0);
}
