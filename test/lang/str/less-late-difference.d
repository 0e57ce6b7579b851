/* test: order decided far behind the start
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "0123456789 0123456789 0123456789 0123456789 x";
	b = "0123456789 0123456789 0123456789 0123456789 y";
	printf("%d %d %d\n", a < b, a == b, b <= a);
	exit(0);
}
