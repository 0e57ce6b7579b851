/* test: -x aggsortrev turns the order around
 * options: -q -x aggsortrev
 * needs: bpf
 */
BEGIN
{
	@["c"] = sum(1); @["a"] = sum(3); @["b"] = sum(2);
	printa("%s %@d\n", @);
	exit(0);
}
