/* test: END can commit
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
	printf("speculated\n");
}

BEGIN
{
	printf("begin\n");
	exit(0);
}

END
{
	commit(a);
}
