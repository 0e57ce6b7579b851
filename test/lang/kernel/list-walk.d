/* test: pointers of a list lead back
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	p = &curthread->tasks;
	printf("%d\n", p->next->prev == p);
	exit(0);
}
