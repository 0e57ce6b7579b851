/* test: bit-fields of kernel structures
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->in_execve, curthread->sched_reset_on_fork < 2);
	exit(0);
}
