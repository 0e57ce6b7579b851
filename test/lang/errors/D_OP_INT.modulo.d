/* test: D_OP_INT: the remainder of a pointer
 * options: -e
 * tag: D_OP_INT
 * needs: btf
 */
BEGIN
{
	x = curthread % 2;
	exit(0);
}
