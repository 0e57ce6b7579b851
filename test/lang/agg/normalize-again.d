/* test: a second normalize() replaces the first one
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(1000);
	normalize(@, 10);
	normalize(@, 100);
	printa("%@d\n", @);
	exit(0);
}
