/* test: clause-local variables of each integer type, at their limits
 * options: -q
 * needs: bpf
 * vm: yes
 */
this int8_t a; this uint8_t b; this int16_t c; this uint16_t d;
this int32_t e; this uint32_t f; this int64_t g; this uint64_t h;
BEGIN
{
	this->a = -128; this->b = 255; this->c = -32768; this->d = 65535;
	this->e = -2147483647 - 1; this->f = 4294967295; this->g = -9223372036854775807 - 1; this->h = 18446744073709551615;
	printf("%d %d %d %d\n", this->a, this->b, this->c, this->d);
	printf("%d %u %d %u\n", this->e, this->f, this->g, this->h);
	exit(0);
}
