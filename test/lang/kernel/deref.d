/* test: * of a pointer to a structure
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d\n", (*curthread).pid == tid);
	exit(0);
}
