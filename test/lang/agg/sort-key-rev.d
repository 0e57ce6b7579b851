/* test: aggsortkey and aggsortrev together
 * options: -q -x aggsortkey -x aggsortrev
 * needs: bpf
 */
BEGIN
{
	@["c"] = sum(1); @["a"] = sum(3); @["b"] = sum(2);
	printa("%s %@d\n", @);
	exit(0);
}
