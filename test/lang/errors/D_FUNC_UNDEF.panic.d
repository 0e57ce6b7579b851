/* test: D_FUNC_UNDEF: panic() is refused
 * options: -e -w
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	panic();
	exit(0);
}
