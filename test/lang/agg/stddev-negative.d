/* test: stddev() of negative numbers
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = stddev(-1000);
	@ = stddev(1000);
	printa("%@d\n", @);
	exit(0);
}
