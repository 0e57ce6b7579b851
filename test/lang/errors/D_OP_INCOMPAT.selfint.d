/* test: D_OP_INCOMPAT: a thread-local variable assigned two types
 * options: -e
 * tag: D_OP_INCOMPAT
 */
BEGIN
{
	self->x = 1;
	self->x = "a";
	exit(0);
}
