/* test: D_AGG_MDIM: an aggregation with two pairs of brackets
 * options: -e
 * tag: D_AGG_MDIM
 */
BEGIN
{
	@a[1][2] = count();
	exit(0);
}
