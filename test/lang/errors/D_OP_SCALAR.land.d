/* test: D_OP_SCALAR: a structure as an operand of &&
 * options: -e
 * tag: D_OP_SCALAR
 * needs: btf
 */
BEGIN
{
	x = *curthread && 1;
	exit(0);
}
