/* test: … and what the clause recorded before
 * options: -q
 * needs: bpf
 * vm: yes
 * err: invalid address \(0x0\) in action #[23] 
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	printf("not shown\n");
	if (a) {
		speculate(a);
		printf("not shown %d\n", *(int *)0);
	}
}

BEGIN
{
	commit(a);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
