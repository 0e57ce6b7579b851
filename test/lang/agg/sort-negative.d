/* test: negative values come before positive ones
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = sum(-1); @["b"] = sum(1); @["c"] = sum(-100); @["d"] = sum(0);
	printa("%s %@d\n", @);
	exit(0);
}
