/* test: avg() of negative numbers is cut toward zero
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = avg(-3);
	@ = avg(-4);
	printa("%@d\n", @);
	exit(0);
}
