/* test: a chain of pointers
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->group_leader->pid == pid, curthread->real_parent->tgid == ppid);
	exit(0);
}
