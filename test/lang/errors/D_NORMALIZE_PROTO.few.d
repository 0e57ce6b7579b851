/* test: D_NORMALIZE_PROTO: normalize() without a number
 * options: -e
 * tag: D_NORMALIZE_PROTO
 */
BEGIN
{
	@a = count();
	normalize(@a);
	exit(0);
}
