/* test: thread-local variables as keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->s = "text";
	self->n = 4;
	@[self->s, self->n] = count();
	printa("%s %d %@d\n", @);
	exit(0);
}
