/* test: D_PRINTF_ARG_EXTRA: too many arguments
 * options: -e
 * tag: D_PRINTF_ARG_EXTRA
 */
BEGIN
{
	printf("%d\n", 1, 2);
	exit(0);
}
