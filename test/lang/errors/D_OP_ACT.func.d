/* test: D_OP_ACT: a symbol added to
 * options: -e
 * tag: D_OP_ACT
 */
BEGIN
{
	x = func(arg0) + 1;
	exit(0);
}
