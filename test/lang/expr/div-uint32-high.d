/* test: uint32_t above 2^31 divides as unsigned
 * options: -q
 * needs: bpf
 */
uint32_t a, b;
BEGIN
{
	a = 4000000000;
	b = 7;
	printf("%u %u\n", a / b, a % b);
	exit(0);
}
