/* test: pr_fname is the name of the process
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_fname == execname);
	printf("%d\n", strlen(curpsinfo->pr_fname) > 0);
	exit(0);
}
