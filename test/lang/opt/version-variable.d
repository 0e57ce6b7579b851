/* test: version hides what came later: a variable
 * options: -e -x version=1.12
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	trace(pexecname);
}
