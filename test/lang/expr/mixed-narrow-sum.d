/* test: sums of mixed narrow types stay exact in int
 * options: -q
 * needs: bpf
 */
int8_t a;
uint8_t b;
int16_t c;
uint16_t d;
BEGIN
{
	a = -128; b = 255; c = -32768; d = 65535;
	printf("%d %d\n", a + b + c + d, a * b + c - d);
	exit(0);
}
