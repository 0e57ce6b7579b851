/* test: sum() of numbers beyond 32 bits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(0x7fffffff00000000);
	@ = sum(0xffffffff);
	printa("%@d\n", @);
	exit(0);
}
