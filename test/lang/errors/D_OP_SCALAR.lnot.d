/* test: D_OP_SCALAR: the negation of a structure
 * options: -e
 * tag: D_OP_SCALAR
 * needs: btf
 */
BEGIN
{
	x = !(*curthread);
	exit(0);
}
