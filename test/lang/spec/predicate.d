/* test: speculation() in a predicate, its value in a thread-local variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
/self->id = speculation()/
{
	n = 1;
}

BEGIN
/self->id/
{
	speculate(self->id);
	printf("speculated\n");
}

BEGIN
{
	commit(self->id);
	self->id = 0;
}

BEGIN
{
	printf("%d %d\n", n, self->id);
	exit(0);
}
