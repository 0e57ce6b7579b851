/* test: D_OP_PTR: -> of a structure
 * options: -e
 * tag: D_OP_PTR
 * needs: btf
 */
BEGIN
{
	trace((*curthread)->pid);
	exit(0);
}
