/* test: D_PRED_SCALAR: a structure as a predicate
 * options: -e
 * tag: D_PRED_SCALAR
 * needs: btf
 */
BEGIN
/ *curthread /
{
	exit(0);
}
