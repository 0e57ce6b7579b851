/* test: D_OP_SOU: -> of a pointer to a number
 * options: -e
 * tag: D_OP_SOU
 */
BEGIN
{
	this->p = (int *)arg0;
	trace(this->p->x);
	exit(0);
}
