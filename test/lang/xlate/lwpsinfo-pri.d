/* test: priority, nice value and class
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curlwpsinfo->pr_pri >= 0);
	printf("%d\n", curlwpsinfo->pr_pri < 140);
	printf("%d\n", curlwpsinfo->pr_nice >= -20);
	printf("%d\n", curlwpsinfo->pr_nice <= 19);
	printf("%d\n", strlen(curlwpsinfo->pr_clname) > 0);
	exit(0);
}
