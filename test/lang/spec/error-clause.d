/* test: ERROR can commit
 * options: -q
 * needs: bpf
 * vm: yes
 * err: invalid address
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	speculate(a);
	printf("before the fault\n");
}

BEGIN
{
	x = *(int *)0;
}

ERROR
{
	commit(a);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
