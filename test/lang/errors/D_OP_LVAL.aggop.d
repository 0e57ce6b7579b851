/* test: D_OP_LVAL: an aggregation assigned with +=
 * options: -e
 * tag: D_OP_LVAL
 */
BEGIN
{
	@a += count();
	exit(0);
}
