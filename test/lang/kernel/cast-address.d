/* test: an integer cast to a pointer to a kernel type
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	a = (uint64_t)curthread;
	printf("%d\n", ((struct task_struct *)a)->pid == tid);
	exit(0);
}
