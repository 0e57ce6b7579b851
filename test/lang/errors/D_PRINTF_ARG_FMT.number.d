/* test: D_PRINTF_ARG_FMT: a number as the format
 * options: -e
 * tag: D_PRINTF_ARG_FMT
 */
BEGIN
{
	printf(5);
	exit(0);
}
