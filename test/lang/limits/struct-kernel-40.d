/* test: forty reads of kernel memory
 * options: -q
 * needs: bpf btf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n = 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->pid > 0; n += curthread->group_leader->group_leader->pid > 0;
	n += curthread->group_leader->group_leader->group_leader->pid > 0; n += curthread->group_leader->group_leader->group_leader->group_leader->pid > 0;
	printf("%d\n", n);
	exit(0);
}
