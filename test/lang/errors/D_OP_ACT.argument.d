/* test: D_OP_ACT: an action as an argument
 * options: -e
 * tag: D_OP_ACT
 */
BEGIN
{
	trace(printf("a"));
	exit(0);
}
