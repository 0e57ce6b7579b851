/* test: D_FUNC_UNDEF: breakpoint() is refused
 * options: -e -w
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	breakpoint();
	exit(0);
}
