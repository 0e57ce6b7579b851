/* test: D_PRINTF_ARG_TYPE: %d of a string
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 */
BEGIN
{
	printf("%d", "a");
	exit(0);
}
