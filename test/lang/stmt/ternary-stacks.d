/* test: actions that are also keys stand in a branch of ?: as statements
 * options: -q
 * needs: bpf
 * match: one
 * match: `
 */
BEGIN
{
	i = 1;
	i == 1 ? stack(1) : 1;
	i == 1 ? ustack(1) : stack();
	i == 2 ? jstack() : printf("one\n");
	i == 2 ? sym(0) : 1;
	i == 2 ? 1 : ufunc(0);
	exit(0);
}
