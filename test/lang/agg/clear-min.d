/* test: min() after clear() starts anew
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = min(-5);
	clear(@);
}
tick-100ms
{
	@ = min(3);
	printa("%@d\n", @);
	exit(0);
}
