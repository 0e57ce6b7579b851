/* test: D_FUNC_UNDEF: ddi_pathname() has no meaning here
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	trace(ddi_pathname(arg0, 1));
	exit(0);
}
