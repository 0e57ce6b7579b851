/* test: sizeof of a kernel type
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d %d\n", sizeof (struct list_head), sizeof (struct task_struct) > 1000);
	exit(0);
}
