/* test: an undeclared thread-local variable takes its type from the assignment
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->t = timestamp;
	self->n = 3;
	printf("%d %d\n", sizeof (self->t), sizeof (self->n));
	exit(0);
}
