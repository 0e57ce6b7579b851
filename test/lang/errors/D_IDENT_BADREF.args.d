/* test: D_IDENT_BADREF: args without an index
 * options: -e
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	trace(args);
	exit(0);
}
