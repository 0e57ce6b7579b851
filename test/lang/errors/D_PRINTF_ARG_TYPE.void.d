/* test: D_PRINTF_ARG_TYPE: printf() of nothing
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 */
BEGIN
{
	printf("%d", bcopy("a", arg0, 1));
	exit(0);
}
