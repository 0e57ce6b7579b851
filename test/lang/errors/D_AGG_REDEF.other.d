/* test: D_AGG_REDEF: an aggregation with another function elsewhere
 * options: -e
 * tag: D_AGG_REDEF
 */
BEGIN
{
	@a[1] = min(1);
}
END
{
	@a[1] = max(1);
	exit(0);
}
