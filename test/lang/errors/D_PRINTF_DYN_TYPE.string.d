/* test: D_PRINTF_DYN_TYPE: a string as a * width
 * options: -e
 * tag: D_PRINTF_DYN_TYPE
 */
BEGIN
{
	printf("%*d\n", "a", 1);
	exit(0);
}
