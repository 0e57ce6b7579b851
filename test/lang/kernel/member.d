/* test: members of the current thread's structure
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->pid == tid, curthread->tgid == pid);
	exit(0);
}
