/* test: D_OP_PTR: -> of a number
 * options: -e
 * tag: D_OP_PTR
 */
BEGIN
{
	x = 1;
	trace(x->pid);
	exit(0);
}
