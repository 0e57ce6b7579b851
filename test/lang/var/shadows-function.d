/* test: a thread-local variable may have the name of a function
 * options: -q
 * needs: bpf
 */
BEGIN
{
	self->count = 5;
	this->sum = 6;
	printf("%d %d\n", self->count, this->sum);
	exit(0);
}
