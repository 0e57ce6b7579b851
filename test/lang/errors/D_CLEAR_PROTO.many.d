/* test: D_CLEAR_PROTO: clear() with two arguments
 * options: -e
 * tag: D_CLEAR_PROTO
 */
BEGIN
{
	@a = count();
	clear(@a, @a);
	exit(0);
}
