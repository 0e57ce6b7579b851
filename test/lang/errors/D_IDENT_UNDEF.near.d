/* test: D_IDENT_UNDEF: a misspelt built-in is offered its right name
 * options: -e
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	trace(excename);
	exit(0);
}
