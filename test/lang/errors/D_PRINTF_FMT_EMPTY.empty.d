/* test: D_PRINTF_FMT_EMPTY: an empty format
 * options: -e
 * tag: D_PRINTF_FMT_EMPTY
 */
BEGIN
{
	printf("");
	exit(0);
}
