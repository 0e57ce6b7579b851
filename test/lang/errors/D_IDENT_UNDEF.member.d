/* test: D_IDENT_UNDEF: a member of an unknown variable
 * options: -e
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	nosuchvar->x = 1;
	exit(0);
}
