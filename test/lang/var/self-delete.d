/* test: a thread-local variable that was given 0 reads as 0, others keep their values
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->a = 5;
	self->b = 6;
	self->a = 0;
	printf("%d %d\n", self->a, self->b);
	exit(0);
}
