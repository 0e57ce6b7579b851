/* test: a speculation that was not asked for takes nothing
 * options: -q
 * needs: bpf
 * vm: yes
 * err: none
 */
#pragma D option nspec=5
BEGIN
{
	speculate(3);
	printf("not shown\n");
}

BEGIN
{
	commit(3);
}

BEGIN
{
	printf("end\n");
	exit(0);
}
