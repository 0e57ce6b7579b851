/* test: D_IDENT_UNDEF: reading a variable that nothing assigns
 * options: -e
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	trace(nosuchvar);
	exit(0);
}
