/* test: D_SIZEOF_TYPE: the size of an unknown struct
 * options: -e
 * tag: D_SIZEOF_TYPE
 */
BEGIN
{
	trace(sizeof(struct nosuch_anywhere));
	exit(0);
}
