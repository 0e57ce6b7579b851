/* test: normalize() of a negative value cuts toward zero
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(-1999);
	normalize(@, 1000);
	printa("%@d\n", @);
	exit(0);
}
