/* test: thread-local variables computed from each other
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a = 3;
	self->b = self->a * 2;
	self->a = self->b - self->a + 1;
	printf("%d %d\n", self->a, self->b);
	exit(0);
}
