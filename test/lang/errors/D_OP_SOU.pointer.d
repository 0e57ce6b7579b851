/* test: D_OP_SOU: . of a pointer
 * options: -e
 * tag: D_OP_SOU
 * needs: btf
 */
BEGIN
{
	trace(curthread.pid);
	exit(0);
}
