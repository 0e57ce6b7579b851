/* test: pr_nlwp counts threads, pr_dmodel tells 64 bits
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curpsinfo->pr_nlwp >= 1);
	printf("%d\n", curpsinfo->pr_nlwp < 100);
	printf("%d\n", curpsinfo->pr_dmodel == PR_MODEL_LP64);
	exit(0);
}
