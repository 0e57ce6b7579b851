/* test: the first value of min() counts whatever it is
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = min(100);
	printa("%@d\n", @);
	exit(0);
}
