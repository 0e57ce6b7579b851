/* test: stddev() of one value is 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = stddev(12345);
	printa("%@d\n", @);
	exit(0);
}
