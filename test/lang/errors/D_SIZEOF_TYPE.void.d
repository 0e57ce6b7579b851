/* test: D_SIZEOF_TYPE: the size of void
 * options: -e
 * tag: D_SIZEOF_TYPE
 */
BEGIN
{
	trace(sizeof(void));
	exit(0);
}
