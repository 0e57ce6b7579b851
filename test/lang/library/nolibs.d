/* test: -x nolibs reads no library
 * options: -e -x nolibs -L @DIR/data/eager
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	trace(ANSWER);
	exit(0);
}
