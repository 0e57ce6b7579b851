/* test: D_OP_INCOMPAT: an inline whose expression has another type
 * options: -e
 * tag: D_OP_INCOMPAT
 */
inline int x = "abc";
BEGIN
{
	exit(0);
}
