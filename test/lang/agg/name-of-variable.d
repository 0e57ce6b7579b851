/* test: an aggregation may have the name of a variable
 * options: -q
 * needs: bpf
 */
BEGIN
{
	x = 3;
	@x = sum(x);
	printa("%@d\n", @x);
	exit(0);
}
