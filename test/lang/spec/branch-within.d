/* test: branches behind speculate() belong to it
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	speculate(a);
	if (a)
		printf("yes ");
	else
		printf("no ");
	printf("%d\n", a);
}

BEGIN
{
	printf("first\n");
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
