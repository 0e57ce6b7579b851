/* test: op= cuts to the type of the variable
 * options: -q
 * needs: bpf
 */
int8_t a;
uint8_t b;
uint16_t c;
BEGIN
{
	a = 100; b = 1; c = 0xffff;
	a += 100; b -= 2; c <<= 4;
	printf("%d %d %d\n", a, b, c);
	exit(0);
}
