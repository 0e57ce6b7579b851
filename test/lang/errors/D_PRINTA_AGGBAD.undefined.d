/* test: D_PRINTA_AGGBAD: printa() of an unknown aggregation
 * options: -e
 * tag: D_PRINTA_AGGBAD
 */
BEGIN
{
	printa(@nosuch);
	exit(0);
}
