/* test: a thread-local variable may have the name of a type
 * options: -q
 * needs: bpf
 */
typedef int number;
BEGIN
{
	self->number = 5;
	printf("%d\n", self->number);
	exit(0);
}
