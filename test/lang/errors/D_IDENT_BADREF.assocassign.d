/* test: D_IDENT_BADREF: an associative array assigned as a scalar
 * options: -e
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	x[1] = 2;
	x = 3;
	exit(0);
}
