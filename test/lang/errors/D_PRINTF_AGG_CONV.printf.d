/* test: D_PRINTF_AGG_CONV: an aggregation's conversion in printf()
 * options: -e
 * tag: D_PRINTF_AGG_CONV
 */
BEGIN
{
	printf("%@d", 1);
	exit(0);
}
