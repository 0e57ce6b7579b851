/* test: D_CLEAR_AGGBAD: clear() of an unknown aggregation
 * options: -e
 * tag: D_CLEAR_AGGBAD
 */
BEGIN
{
	clear(@nosuch);
	exit(0);
}
