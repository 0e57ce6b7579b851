/* test: global variables of each integer type, at their limits
 * options: -q
 * needs: bpf
 * vm: yes
 */
int8_t a; uint8_t b; int16_t c; uint16_t d; int32_t e; uint32_t f; int64_t g; uint64_t h;
BEGIN
{
	a = -128; b = 255; c = -32768; d = 65535;
	e = -2147483647 - 1; f = 4294967295; g = -9223372036854775807 - 1; h = 18446744073709551615;
	printf("%d %d %d %d\n", a, b, c, d);
	printf("%d %u %d %u\n", e, f, g, h);
	exit(0);
}
