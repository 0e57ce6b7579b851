/* test: D_IDENT_BADREF: an associative array without an index
 * options: -e
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	x[1] = 2;
	trace(x);
	exit(0);
}
