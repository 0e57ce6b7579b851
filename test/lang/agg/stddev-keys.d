/* test: stddev() for each key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = stddev(0); @["a"] = stddev(20);
	@["b"] = stddev(7); @["b"] = stddev(7);
	printa("%s %@d\n", @);
	exit(0);
}
