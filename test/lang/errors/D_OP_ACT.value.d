/* test: D_OP_ACT: an action used as a value
 * options: -e
 * tag: D_OP_ACT
 */
BEGIN
{
	x = printf("a");
	exit(0);
}
