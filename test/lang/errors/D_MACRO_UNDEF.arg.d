/* test: D_MACRO_UNDEF: an argument that was not given
 * options: -e
 * tag: D_MACRO_UNDEF
 */
BEGIN
{
	trace($1);
	exit(0);
}
