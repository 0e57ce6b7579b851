/* test: D_PRED_SCALAR: a string is no predicate
 * options: -e
 * tag: D_PRED_SCALAR
 */
BEGIN
/execname/
{
	exit(0);
}
