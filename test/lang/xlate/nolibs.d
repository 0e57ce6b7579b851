/* test: without libraries curpsinfo is unknown
 * options: -e -x nolibs
 * needs: btf
 * tag: D_IDENT_UNDEF
 */
BEGIN
{
	trace(curpsinfo->pr_pid);
}
