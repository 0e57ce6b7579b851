/* test: D_TRUNC_AGGBAD: trunc() of an unknown aggregation
 * options: -e
 * tag: D_TRUNC_AGGBAD
 */
BEGIN
{
	trunc(@nosuch);
	exit(0);
}
