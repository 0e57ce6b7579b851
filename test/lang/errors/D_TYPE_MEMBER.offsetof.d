/* test: D_TYPE_MEMBER: the offset of a member that is not there
 * options: -e
 * tag: D_TYPE_MEMBER
 * needs: btf
 */
BEGIN
{
	trace(offsetof(struct task_struct, nosuch_member));
	exit(0);
}
