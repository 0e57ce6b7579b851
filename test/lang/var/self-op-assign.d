/* test: op= of a thread-local variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a = 12;
	self->a += 3; self->a -= 1; self->a *= 2; self->a /= 4; self->a %= 4;
	self->a <<= 3; self->a |= 1; self->a ^= 3; self->a &= 0x1e; self->a >>= 1;
	printf("%d\n", self->a);
	exit(0);
}
