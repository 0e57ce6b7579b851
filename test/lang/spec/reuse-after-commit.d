/* test: a speculation that was committed is free again
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
	printf("first\n");
}

BEGIN
{
	commit(a);
}

BEGIN
{
	b = speculation();
}

BEGIN
{
	speculate(b);
	printf("second\n");
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
