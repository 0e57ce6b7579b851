/* test: a kernel type with the name of its module
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", sizeof (struct vmlinux`list_head));
	exit(0);
}
