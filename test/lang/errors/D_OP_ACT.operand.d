/* test: D_OP_ACT: an action as an operand
 * options: -e
 * tag: D_OP_ACT
 */
BEGIN
{
	x = trace(1) + 1;
	exit(0);
}
