/* test: rows of equal values are sorted by key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["m"] = count(); @["c"] = count(); @["x"] = count(); @["a"] = count();
	printa("%s\n", @);
	exit(0);
}
