/* test: D_PRED_SCALAR: a literal string is no predicate
 * options: -e
 * tag: D_PRED_SCALAR
 */
BEGIN
/"yes"/
{
	exit(0);
}
