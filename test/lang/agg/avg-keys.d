/* test: avg() for each key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["x"] = avg(1); @["x"] = avg(3);
	@["y"] = avg(100); @["y"] = avg(101);
	printa("%s %@d\n", @);
	exit(0);
}
