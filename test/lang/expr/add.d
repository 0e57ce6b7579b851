/* test: + adds integers
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 3;
	b = 4;
	printf("%d %d\n", a + b, a + -10);
	exit(0);
}
