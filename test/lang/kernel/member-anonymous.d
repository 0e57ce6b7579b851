/* test: members of unions and structures without a name
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d\n", (uint64_t)curthread->mm->pgd != 0);
	exit(0);
}
