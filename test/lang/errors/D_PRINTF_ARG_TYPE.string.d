/* test: D_PRINTF_ARG_TYPE: %s of a number
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 */
BEGIN
{
	printf("%s\n", 12);
	exit(0);
}
