/* test: D_OP_ACT: a stack assigned
 * options: -e
 * tag: D_OP_ACT
 */
BEGIN
{
	x = stack();
	exit(0);
}
