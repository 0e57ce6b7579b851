/* test: D_OP_INCOMPAT: pointers to different things compared
 * options: -e
 * tag: D_OP_INCOMPAT
 * needs: btf
 */
BEGIN
{
	trace(curthread == curthread->mm);
	exit(0);
}
