/* test: D_OP_SCALAR: a structure as a condition
 * options: -e
 * tag: D_OP_SCALAR
 * needs: btf
 */
BEGIN
{
	x = *curthread ? 1 : 2;
	exit(0);
}
