/* test: one aggregation updated by two probes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["begin"] = count();
}
tick-10ms
/n++ < 3/
{
	@["tick"] = count();
}
tick-300ms
{
	printa("%s %@d\n", @);
	exit(0);
}
