/* test: D_AGG_NULL: an aggregating function alone
 * options: -e
 * tag: D_AGG_NULL
 */
BEGIN
{
	count();
	exit(0);
}
