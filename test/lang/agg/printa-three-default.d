/* test: several aggregations in the default layout
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@n["x"] = count();
	@s["x"] = sum(10);
	@m["x"] = max(7);
	printa(@n, @s, @m);
	exit(0);
}
