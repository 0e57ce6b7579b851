/* test: a member that is none is an error
 * options: -e
 * needs: btf
 * tag: D_TYPE_MEMBER
 * err: pr_pid
 */
BEGIN
{
	trace(curpsinfo->pr_pidd);
}
