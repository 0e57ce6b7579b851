/* test: associative arrays of each integer type
 * options: -q
 * needs: bpf
 */
int8_t a[int]; uint8_t b[int]; int16_t c[int]; uint16_t d[int]; int32_t e[int]; uint32_t f[int]; int64_t g[int]; uint64_t h[int];
BEGIN
{
	a[0] = -128; b[0] = 255; c[0] = -32768; d[0] = 65535;
	e[0] = -2147483647 - 1; f[0] = 4294967295; g[0] = -9223372036854775807 - 1; h[0] = 18446744073709551615;
	printf("%d %d %d %d\n", a[0], b[0], c[0], d[0]);
	printf("%d %u %d %u\n", e[0], f[0], g[0], h[0]);
	exit(0);
}
