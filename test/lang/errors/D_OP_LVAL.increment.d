/* test: D_OP_LVAL: a sum incremented
 * options: -e
 * tag: D_OP_LVAL
 */
BEGIN
{
	(x + 1)++;
	x = 1;
	exit(0);
}
