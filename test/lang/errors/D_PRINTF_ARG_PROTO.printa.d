/* test: D_PRINTF_ARG_PROTO: printa() of an aggregation without the key wanted
 * options: -e
 * tag: D_PRINTF_ARG_PROTO
 */
BEGIN
{
	@a = count();
	printa("%d %@d\n", @a);
	exit(0);
}
