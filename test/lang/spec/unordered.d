/* test: speculations do without the order of time
 * options: -q -x temporal=0
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
	commit(a);
}

BEGIN
{
	exit(0);
}
