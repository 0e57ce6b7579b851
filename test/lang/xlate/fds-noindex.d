/* test: fds needs an index
 * options: -e
 * needs: btf
 * tag: D_IDENT_BADREF
 */
BEGIN
{
	trace(fds);
}
