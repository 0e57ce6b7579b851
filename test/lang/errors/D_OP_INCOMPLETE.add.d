/* test: D_OP_INCOMPLETE: pointer arithmetic over an unknown size
 * options: -e
 * tag: D_OP_INCOMPLETE
 */
struct nosuch_anywhere;
BEGIN
{
	this->p = (struct nosuch_anywhere *)arg0;
	trace(this->p + 1);
	exit(0);
}
