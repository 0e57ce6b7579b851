/* test: D_STACK_SIZE: stack() of a variable depth
 * options: -e
 * tag: D_STACK_SIZE
 */
BEGIN
{
	x = 1;
	stack(x);
	exit(0);
}
