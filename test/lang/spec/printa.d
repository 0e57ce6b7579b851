/* test: printa() in a speculation shows the aggregation as it is at the commit
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@n[1] = sum(1);
	a = speculation();
}

BEGIN
{
	speculate(a);
	printa("%d: %@d\n", @n);
}

BEGIN
{
	@n[1] = sum(4);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
