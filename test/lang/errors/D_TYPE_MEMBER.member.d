/* test: D_TYPE_MEMBER: a member that is not there
 * options: -e
 * tag: D_TYPE_MEMBER
 * needs: btf
 */
BEGIN
{
	trace(curthread->nosuch_member);
	exit(0);
}
