/* test: D_OP_SCALAR: a string as the condition of ?:
 * options: -e
 * tag: D_OP_SCALAR
 */
self string s;
BEGIN
{
	trace(self->s ? 1 : 2);
	exit(0);
}
