/* test: D_OP_LVAL: a constant assigned
 * options: -e
 * tag: D_OP_LVAL
 */
BEGIN
{
	1 = 2;
	exit(0);
}
