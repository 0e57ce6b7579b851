/* test: uint8_t operands are promoted to int: no wrap at 256, negative differences
 * options: -q
 * needs: bpf
 */
uint8_t a, b;
BEGIN
{
	a = 255;
	b = 1;
	printf("%d %d\n", a + b, b - a);
	exit(0);
}
