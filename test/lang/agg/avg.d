/* test: avg() is cut to an integer
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = avg(10);
	@ = avg(15);
	@ = avg(16);
	printa("%@d\n", @);
	exit(0);
}
