/* test: D_IDENT_BADREF: a function without its parentheses
 * options: -e
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	x = strlen;
	exit(0);
}
