/* test: ?: as a statement with an action on one side
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	a ? printf("shown\n") : 0;
	a ? 0 : printf("hidden\n");
	exit(0);
}
