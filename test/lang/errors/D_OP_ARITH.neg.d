/* test: D_OP_ARITH: a structure negated
 * options: -e
 * tag: D_OP_ARITH
 * needs: btf
 */
BEGIN
{
	x = -(*curthread);
	exit(0);
}
