/* test: * multiplies signed numbers
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = -6;
	b = 7;
	printf("%d %d %d\n", a * b, a * a, a * 0);
	exit(0);
}
