/* test: D_OP_INCOMPAT: two pointers added
 * options: -e
 * tag: D_OP_INCOMPAT
 * needs: btf
 */
BEGIN
{
	trace(curthread + curthread);
	exit(0);
}
