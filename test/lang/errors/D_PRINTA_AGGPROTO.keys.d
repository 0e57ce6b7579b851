/* test: one printa() of aggregations with other keys
 * options: -e
 * tag: D_PRINTA_AGGPROTO
 */
BEGIN
{
	@a = count();
	@b[1] = count();
	printa("%@d %@d\n", @a, @b);
}
