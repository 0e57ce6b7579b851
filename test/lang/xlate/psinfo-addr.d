/* test: pr_addr is the task of the leader
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", ((struct task_struct *)curpsinfo->pr_addr)->pid == pid);
	exit(0);
}
