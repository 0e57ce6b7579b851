/* test: D_NORMALIZE_AGGARG: normalize() of a number
 * options: -e
 * tag: D_NORMALIZE_AGGARG
 */
BEGIN
{
	normalize(1, 2);
	exit(0);
}
