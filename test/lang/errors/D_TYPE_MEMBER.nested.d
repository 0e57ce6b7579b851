/* test: D_TYPE_MEMBER: a member that a member does not have
 * options: -e
 * tag: D_TYPE_MEMBER
 * needs: btf
 */
BEGIN
{
	trace(curthread->se.nosuch_member);
	exit(0);
}
