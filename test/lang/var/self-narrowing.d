/* test: a value is cut to the type of a thread-local variable
 * options: -q
 * needs: bpf
 */
self int8_t a; self uint16_t b; self int32_t c;
BEGIN
{
	self->a = 300; self->b = -1; self->c = 0x123456789;
	printf("%d %d %x\n", self->a, self->b, self->c);
	exit(0);
}
