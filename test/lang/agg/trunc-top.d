/* test: trunc() with a number keeps the largest values
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = sum(3); @["b"] = sum(1); @["c"] = sum(4); @["d"] = sum(2);
	trunc(@, 2);
	printa("%s %@d\n", @);
	exit(0);
}
