/* test: D_PRINTF_ARG_TYPE: printf() of an aggregation
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 */
BEGIN
{
	@a = count();
	printf("%d", @a);
	exit(0);
}
