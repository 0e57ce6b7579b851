/* test: a speculation that was discarded is free again, and empty
 * options: -q
 * needs: bpf
 * vm: yes
 * err: none
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	speculate(a);
	printf("not shown\n");
}

BEGIN
{
	discard(a);
	b = speculation();
}

BEGIN
{
	speculate(b);
	printf("shown\n");
}

BEGIN
{
	commit(b);
}

BEGIN
{
	printf("%d %d\n", a, b);
	exit(0);
}
