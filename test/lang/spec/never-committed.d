/* test: what nobody commits is not shown
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
	printf("not shown\n");
}

BEGIN
{
	printf("end\n");
	exit(0);
}
