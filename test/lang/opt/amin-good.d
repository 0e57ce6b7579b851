/* test: amin accepts what is as stable, and what libraries use for themselves
 * options: -q -x amin=Stable/Stable/Common
 * needs: bpf
 */
BEGIN
{
	printf("%d", curpsinfo->pr_pid == pid);
	exit(0);
}
