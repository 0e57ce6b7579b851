/* test: curthread points at the kernel's structure of the thread
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %s\n", curthread->pid == tid, curthread->comm);
	exit(0);
}
