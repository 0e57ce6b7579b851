/* test: D_IDENT_UNDEF: variables that would get their types from each other
 * options: -e
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	a = b;
	b = a;
	exit(0);
}
