/* test: D_STACK_SIZE: stack() of no frames
 * options: -e
 * tag: D_STACK_SIZE
 */
BEGIN
{
	stack(0);
	exit(0);
}
