/* test: what was speculated is forgotten by discard()
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	spec = speculation();
}

BEGIN
{
	speculate(spec);
	printf("not shown\n");
}

BEGIN
{
	discard(spec);
}

BEGIN
{
	commit(spec);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
