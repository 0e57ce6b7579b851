/* test: a fault behind the branch leaves what was speculated in it
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
	if (a) {
		speculate(a);
		printf("speculated\n");
	}
	printf("not shown %d\n", *(int *)0);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
