/* test: D_OP_SCALAR: a structure as an operand of ||
 * options: -e
 * tag: D_OP_SCALAR
 * needs: btf
 */
BEGIN
{
	x = 0 || *curthread;
	exit(0);
}
