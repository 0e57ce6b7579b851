/* test: thread-local variables of each integer type, at their limits
 * options: -q
 * needs: bpf
 * vm: yes
 */
self int8_t a; self uint8_t b; self int16_t c; self uint16_t d;
self int32_t e; self uint32_t f; self int64_t g; self uint64_t h;
BEGIN
{
	self->a = -128; self->b = 255; self->c = -32768; self->d = 65535;
	self->e = -2147483647 - 1; self->f = 4294967295; self->g = -9223372036854775807 - 1; self->h = 18446744073709551615;
	printf("%d %d %d %d\n", self->a, self->b, self->c, self->d);
	printf("%d %u %d %u\n", self->e, self->f, self->g, self->h);
	exit(0);
}
