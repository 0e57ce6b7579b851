/* test: D_MACRO_UNDEF: a macro variable that does not exist
 * options: -e
 * tag: D_MACRO_UNDEF
 */
BEGIN
{
	trace($nosuch);
	exit(0);
}
