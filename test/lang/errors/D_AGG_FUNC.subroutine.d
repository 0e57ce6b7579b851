/* test: D_AGG_FUNC: an aggregation of a subroutine
 * options: -e
 * tag: D_AGG_FUNC
 */
BEGIN
{
	@a = strlen("a");
	exit(0);
}
