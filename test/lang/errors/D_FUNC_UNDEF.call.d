/* test: D_FUNC_UNDEF: a function that does not exist
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	nosuchfunc(1);
	exit(0);
}
