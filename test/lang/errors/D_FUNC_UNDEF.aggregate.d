/* test: D_FUNC_UNDEF: an unknown function right of an aggregation
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	@a = cuont();
	exit(0);
}
