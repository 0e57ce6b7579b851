/* test: all thread-local variables given 0, then used again
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a = 5;
	self->b = 6;
	self->a = 0;
	self->b = 0;
	self->a += 3;
	printf("%d %d\n", self->a, self->b);
	exit(0);
}
