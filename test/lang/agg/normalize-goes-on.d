/* test: values added after normalize() are divided too
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(100);
	normalize(@, 10);
}
tick-100ms
{
	@ = sum(900);
	printa("%@d\n", @);
	exit(0);
}
