/* test: D_PRINTF_ARG_TYPE: %k of a number
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 */
BEGIN
{
	printf("%k", 1);
	exit(0);
}
