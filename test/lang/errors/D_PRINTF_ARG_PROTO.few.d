/* test: D_PRINTF_ARG_PROTO: too few arguments
 * options: -e
 * tag: D_PRINTF_ARG_PROTO
 */
BEGIN
{
	printf("%d %d\n", 1);
	exit(0);
}
