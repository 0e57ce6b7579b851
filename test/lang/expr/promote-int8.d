/* test: int8_t operands are promoted to int before they are added
 * options: -q
 * needs: bpf
 * vm: yes
 */
int8_t a, b;
BEGIN
{
	a = 100;
	b = 100;
	printf("%d %d\n", a + b, a * b);
	exit(0);
}
