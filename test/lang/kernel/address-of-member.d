/* test: & of a member
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	p = &curthread->pid;
	printf("%d %d\n", *p == tid, (uint64_t)p - (uint64_t)curthread == offsetof (struct task_struct, pid));
	exit(0);
}
