/* test: several aggregations of the same keys in one printa()
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@n["x"] = count(); @n["y"] = count(); @n["y"] = count();
	@s["x"] = sum(10); @s["y"] = sum(-5);
	printa("%s %@d %@d\n", @n, @s);
	exit(0);
}
