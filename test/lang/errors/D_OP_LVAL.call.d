/* test: D_OP_LVAL: the result of a function assigned
 * options: -e
 * tag: D_OP_LVAL
 */
BEGIN
{
	strlen("a") = 2;
	exit(0);
}
