/* test: globals and thread-local variables keep their values from clause to clause
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	self->a = 10;
}
BEGIN
{
	a += 1;
	self->a += 10;
}
BEGIN
{
	printf("%d %d\n", a, self->a);
	exit(0);
}
