/* test: conversions of the value
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(255);
	printa("%@d %@u %@x %@o %@i\n", @);
	exit(0);
}
