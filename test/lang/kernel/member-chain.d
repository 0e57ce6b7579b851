/* test: a chain of pointers
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->group_leader->pid == pid, curthread->real_parent->tgid == ppid);
	exit(0);
}
