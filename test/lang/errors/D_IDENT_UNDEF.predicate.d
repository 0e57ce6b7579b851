/* test: D_IDENT_UNDEF: an unknown variable in a predicate
 * options: -e
 * tag: D_IDENT_UNDEF
 */
BEGIN
/nosuchvar/
{
	exit(0);
}
