/* test: stddev() is the standard deviation, cut to an integer
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = stddev(2); @ = stddev(4); @ = stddev(4); @ = stddev(4);
	@ = stddev(5); @ = stddev(5); @ = stddev(7); @ = stddev(9);
	printa("%@d\n", @);
	exit(0);
}
