/* test: pr_start lies between 2001 and now
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_start.tv_sec > 1000000000);
	printf("%d\n", curpsinfo->pr_start.tv_sec <= walltimestamp / 1000000000);
	printf("%d\n", curpsinfo->pr_start.tv_nsec >= 0);
	printf("%d\n", curpsinfo->pr_start.tv_nsec < 1000000000);
	printf("%d\n", walltimestamp / 1000000000 - curpsinfo->pr_start.tv_sec < 300);
	exit(0);
}
