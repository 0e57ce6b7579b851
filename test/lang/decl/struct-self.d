/* test: a thread-local structure
 * options: -q
 * needs: bpf
 */
struct s { int a; int b; };
self struct s x;
BEGIN
{
	self->x.a = 3;
	self->x.b = self->x.a + 1;
	printf("%d %d\n", self->x.a, self->x.b);
	exit(0);
}
