/* test: ++ and -- of thread-local variables
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->a++;
	self->a++;
	b = self->a++;
	--self->c;
	printf("%d %d %d\n", self->a, b, self->c);
	exit(0);
}
