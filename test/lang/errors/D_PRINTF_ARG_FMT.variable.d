/* test: D_PRINTF_ARG_FMT: a variable format
 * options: -e
 * tag: D_PRINTF_ARG_FMT
 */
BEGIN
{
	x = "a";
	printf(x);
	exit(0);
}
