/* test: a key that one aggregation does not have shows 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@n["x"] = count();
	@s["y"] = sum(10);
	printa("%s %@d %@d\n", @n, @s);
	exit(0);
}
