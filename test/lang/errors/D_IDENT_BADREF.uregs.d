/* test: D_IDENT_BADREF: uregs without an index
 * options: -e
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	trace(uregs);
	exit(0);
}
