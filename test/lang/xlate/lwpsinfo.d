/* test: lwpsinfo_t of the thread that runs
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", curlwpsinfo->pr_lwpid == tid);
	printf("%d\n", curlwpsinfo->pr_addr == (uintptr_t)curthread);
	printf("%d\n", curlwpsinfo->pr_name == execname);
	printf("%d\n", curlwpsinfo->pr_onpro == cpu);
	printf("%d\n", curlwpsinfo->pr_state == SONPROC);
	printf("%d\n", curlwpsinfo->pr_sname == 'O');
	printf("%d\n", curlwpsinfo->pr_bindpset == -1);
	printf("%d\n", (curlwpsinfo->pr_flag & PR_ISSYS) == 0);
	exit(0);
}
