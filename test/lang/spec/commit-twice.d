/* test: a second commit() does nothing
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
	printf("once\n");
}

BEGIN
{
	commit(a);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
