/* test: a member that this kernel lacks breaks only the script that uses it
 * options: -e -L @DIR/data/lazy
 * needs: btf
 * tag: D_TYPE_MEMBER
 * err: a_member_of_another_kernel
 */
BEGIN
{
	trace(curtinfo->ti_gone);
	exit(0);
}
