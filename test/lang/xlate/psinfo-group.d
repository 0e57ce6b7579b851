/* test: process group and session by macro
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_pgid == $pgid);
	printf("%d\n", curpsinfo->pr_sid == $sid);
	exit(0);
}
