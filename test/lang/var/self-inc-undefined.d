/* test: ++ makes a thread-local variable of 64 bits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->n++;
	printf("%d %d\n", self->n, sizeof (self->n));
	exit(0);
}
