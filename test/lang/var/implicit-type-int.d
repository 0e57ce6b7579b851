/* test: a variable takes the type of its first assignment: int
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1;
	a = 0x100000002;
	printf("%d %d\n", a, sizeof (a));
	exit(0);
}
