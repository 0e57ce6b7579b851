/* test: D_ADDROF_BITFIELD: the address of a bit-field
 * options: -e
 * tag: D_ADDROF_BITFIELD
 */
struct b { int x:3; };
BEGIN
{
	y = &((struct b *)arg0)->x;
	exit(0);
}
