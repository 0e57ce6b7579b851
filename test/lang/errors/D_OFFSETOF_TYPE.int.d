/* test: D_OFFSETOF_TYPE: an offset in a number
 * options: -e
 * tag: D_OFFSETOF_TYPE
 */
BEGIN
{
	trace(offsetof(int, x));
	exit(0);
}
