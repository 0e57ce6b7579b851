/* test: three stacks in one clause and one as a key
 * options: -q
 * needs: bpf
 * match: ^end$
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	stack(3);
	stack(20);
	@[stack(5), execname, 3] = count();
	ustack(3);
	trunc(@);
	printf("end\n");
	exit(0);
}
