/* test: D_NORMALIZE_SCALAR: normalize() by a string
 * options: -e
 * tag: D_NORMALIZE_SCALAR
 */
BEGIN
{
	@a = count();
	normalize(@a, "x");
	exit(0);
}
