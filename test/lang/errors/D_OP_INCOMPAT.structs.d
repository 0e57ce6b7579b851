/* test: D_OP_INCOMPAT: structures compared
 * options: -e
 * tag: D_OP_INCOMPAT
 * needs: btf
 */
BEGIN
{
	trace(*curthread == *curthread);
	exit(0);
}
