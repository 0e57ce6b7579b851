/* test: D_STACK_PROTO: stack() with two arguments
 * options: -e
 * tag: D_STACK_PROTO
 */
BEGIN
{
	stack(1, 2);
	exit(0);
}
