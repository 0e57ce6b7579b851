/* test: D_AGG_FUNC: an aggregation of a variable
 * options: -e
 * tag: D_AGG_FUNC
 */
BEGIN
{
	@a = pid;
	exit(0);
}
