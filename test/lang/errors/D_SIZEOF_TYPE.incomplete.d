/* test: D_SIZEOF_TYPE: the size of a struct that is nowhere defined
 * options: -e
 * tag: D_SIZEOF_TYPE
 */
struct nosuch_anywhere;
BEGIN
{
	trace(sizeof(struct nosuch_anywhere));
	exit(0);
}
