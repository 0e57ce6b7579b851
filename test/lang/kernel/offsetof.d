/* test: offsetof of a kernel type
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d %d\n", offsetof (struct list_head, prev), offsetof (struct list_head, next));
	exit(0);
}
