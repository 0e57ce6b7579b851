/* test: sum() adds positive and negative numbers
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = sum(10);
	@ = sum(-25);
	@ = sum(3);
	printa("%@d\n", @);
	exit(0);
}
