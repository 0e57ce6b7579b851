/* test: D_DEREF_VOID: a pointer to void indexed
 * options: -e
 * tag: D_DEREF_VOID
 */
BEGIN
{
	this->p = (void *)arg0;
	trace(this->p[0]);
	exit(0);
}
