/* test: D_NORMALIZE_SCALAR: normalize() by 0
 * options: -e
 * tag: D_NORMALIZE_SCALAR
 */
BEGIN
{
	@a = count();
	normalize(@a, 0);
	exit(0);
}
