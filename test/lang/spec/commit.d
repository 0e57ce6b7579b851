/* test: what was speculated is shown where commit() stands
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	self->id = speculation();
}

BEGIN
{
	speculate(self->id);
	printf("speculated\n");
}

BEGIN
{
	printf("before\n");
}

BEGIN
{
	commit(self->id);
}

BEGIN
{
	printf("after\n");
	exit(0);
}
