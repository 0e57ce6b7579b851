/* test: D_OP_INCOMPAT: a number other than 0 assigned to a pointer
 * options: -e
 * tag: D_OP_INCOMPAT
 * needs: btf
 */
BEGIN
{
	self->p = curthread;
	self->p = 5;
	exit(0);
}
