/* test: D_OFFSETOF_BITFIELD: the offset of a bit-field
 * options: -e
 * tag: D_OFFSETOF_BITFIELD
 */
struct b { int a; int x:3; };
BEGIN
{
	trace(offsetof(struct b, x));
	exit(0);
}
