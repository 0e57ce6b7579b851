/* test: what Linux does not have is 0
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_zoneid == 0);
	printf("%d\n", curpsinfo->pr_projid == 0);
	printf("%d\n", curpsinfo->pr_taskid == 0);
	printf("%d\n", curpsinfo->pr_contract == 0);
	printf("%d\n", curpsinfo->pr_poolid == 0);
	exit(0);
}
