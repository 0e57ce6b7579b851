/* test: D_OP_INCOMPLETE: a member of a struct that is nowhere defined
 * options: -e
 * tag: D_OP_INCOMPLETE
 */
struct nosuch_anywhere;
BEGIN
{
	trace(((struct nosuch_anywhere *)arg0)->x);
	exit(0);
}
