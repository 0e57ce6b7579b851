/* test: a thread-local associative array
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a["x", 1] = 5;
	self->a["y", 1] = 6;
	printf("%d %d %d\n", self->a["x", 1], self->a["y", 1], self->a["x", 2]);
	exit(0);
}
