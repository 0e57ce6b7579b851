/* test: D_STACK_SIZE: stack() of a negative depth
 * options: -e
 * tag: D_STACK_SIZE
 */
BEGIN
{
	stack(-1);
	exit(0);
}
