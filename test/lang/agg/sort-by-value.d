/* test: rows are sorted by value
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["c"] = sum(1); @["a"] = sum(3); @["b"] = sum(2);
	printa("%s %@d\n", @);
	exit(0);
}
