/* test: -x aggsortkey sorts by key
 * options: -q -x aggsortkey
 * needs: bpf
 */
BEGIN
{
	@["c"] = sum(1); @["a"] = sum(3); @["b"] = sum(2);
	printa("%s %@d\n", @);
	exit(0);
}
