/* test: normalize() by a variable
 * options: -q
 * needs: bpf
 */
int64_t by;
BEGIN
{
	by = 50;
	@ = sum(500);
	normalize(@, by * 2);
	printa("%@d\n", @);
	exit(0);
}
