/* test: D_OP_SCALAR: a structure as the condition of if
 * options: -e
 * tag: D_OP_SCALAR
 * needs: btf
 */
BEGIN
{
	if (*curthread) { trace(1); }
	exit(0);
}
