/* test: D_PRINTF_DYN_PROTO: a * width without its argument
 * options: -e
 * tag: D_PRINTF_DYN_PROTO
 */
BEGIN
{
	printf("%*d\n");
	exit(0);
}
