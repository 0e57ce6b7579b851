/* test: a clause can commit what it speculated
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
	commit(a);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
