/* test: trunc() with a negative number keeps the smallest values
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = sum(3); @["b"] = sum(1); @["c"] = sum(4); @["d"] = sum(2);
	trunc(@, -2);
	printa("%s %@d\n", @);
	exit(0);
}
