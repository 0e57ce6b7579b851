/* test: D_SIZEOF_BITFIELD: the size of a bit-field
 * options: -e
 * tag: D_SIZEOF_BITFIELD
 */
struct b { int x:3; };
BEGIN
{
	trace(sizeof(((struct b *)arg0)->x));
	exit(0);
}
