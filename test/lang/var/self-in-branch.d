/* test: a thread-local variable first set within if
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	if (pid) {
		self->a = 1;
	} else {
		self->b = 2;
	}
	self->c = 3;
	printf("%d %d %d\n", self->a, self->b, self->c);
	exit(0);
}
