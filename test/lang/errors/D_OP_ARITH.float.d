/* test: D_OP_ARITH: floating-point values are not computed with
 * options: -e
 * tag: D_OP_ARITH
 */
double d;
BEGIN
{
	trace(d * 2);
	exit(0);
}
