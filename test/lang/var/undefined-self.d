/* test: a thread-local variable that was never assigned is 0
 * options: -q
 * needs: bpf
 * vm: yes
 */
self int a; self uint64_t b;
BEGIN
{
	printf("%d %d %d\n", self->a, self->b, self->a + 1);
	exit(0);
}
