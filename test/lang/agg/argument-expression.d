/* test: expressions as arguments
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 6;
	b = 7;
	@ = sum(a * b + (a > b ? 1 : 2));
	printa("%@d\n", @);
	exit(0);
}
