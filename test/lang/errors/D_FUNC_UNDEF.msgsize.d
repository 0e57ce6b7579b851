/* test: D_FUNC_UNDEF: msgsize() has no meaning here
 * options: -e
 * tag: D_FUNC_UNDEF
 */
BEGIN
{
	trace(msgsize(arg0));
	exit(0);
}
