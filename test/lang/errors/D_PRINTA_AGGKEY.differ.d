/* test: D_PRINTA_AGGKEY: printa() of aggregations with other keys
 * options: -e
 * tag: D_PRINTA_AGGKEY
 */
BEGIN
{
	@a[1] = count();
	@b["x"] = count();
	printa(@a, @b);
	exit(0);
}
