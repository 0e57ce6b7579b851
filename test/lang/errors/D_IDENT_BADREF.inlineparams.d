/* test: D_IDENT_BADREF: an inline with parameters named without them
 * options: -e
 * tag: D_IDENT_BADREF
 */
inline int twice[int n] = n * 2;
BEGIN
{
	trace(twice);
	exit(0);
}
