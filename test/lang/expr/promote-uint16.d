/* test: uint16_t operands are promoted to int
 * options: -q
 * needs: bpf
 */
uint16_t a;
BEGIN
{
	a = 65535;
	printf("%d %d\n", a + 1, -a);
	exit(0);
}
