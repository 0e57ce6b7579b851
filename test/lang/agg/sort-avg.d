/* test: averages are sorted by their value, not by their sum
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["few"] = avg(100);
	@["many"] = avg(60); @["many"] = avg(60); @["many"] = avg(60);
	printa("%s %@d\n", @);
	exit(0);
}
