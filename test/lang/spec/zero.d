/* test: speculation 0 is none: nothing is recorded, nothing is wrong
 * options: -q
 * needs: bpf
 * vm: yes
 * err: none
 */
BEGIN
{
	speculate(0);
	printf("not shown\n");
}

BEGIN
{
	commit(0);
}

BEGIN
{
	discard(0);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
