/* test: commit() in a branch
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
	if (a == 1)
		commit(a);
	else
		discard(a);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
