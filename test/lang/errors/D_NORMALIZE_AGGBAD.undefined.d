/* test: D_NORMALIZE_AGGBAD: normalize() of an unknown aggregation
 * options: -e
 * tag: D_NORMALIZE_AGGBAD
 */
BEGIN
{
	normalize(@nosuch, 2);
	exit(0);
}
