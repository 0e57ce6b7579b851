/* test: D_PRED_SCALAR: a predicate without a value
 * options: -e
 * tag: D_PRED_SCALAR
 */
BEGIN
/bcopy("a", arg0, 1)/
{
	exit(0);
}
