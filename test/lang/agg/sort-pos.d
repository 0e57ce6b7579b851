/* test: -x aggsortpos names the aggregation to sort by
 * options: -q -x aggsortpos=1
 * needs: bpf
 */
BEGIN
{
	@a["x"] = sum(1); @a["y"] = sum(2); @a["z"] = sum(3);
	@b["x"] = sum(30); @b["y"] = sum(20); @b["z"] = sum(10);
	printa("%s %@d %@d\n", @a, @b);
	exit(0);
}
