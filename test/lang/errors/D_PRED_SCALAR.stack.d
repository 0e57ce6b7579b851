/* test: D_PRED_SCALAR: a stack as a predicate
 * options: -e
 * tag: D_PRED_SCALAR
 */
BEGIN
/stack()/
{
	exit(0);
}
