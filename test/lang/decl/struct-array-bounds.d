/* test: an index outside of an array in our own memory is a fault
 * options: -q
 * needs: bpf
 * err: invalid address
 */
struct s { int a[4]; };
struct s x;
BEGIN
{
	i = 4;
	x.a[i] = 7;
	exit(0);
}
ERROR { printf("%d\n", arg4); exit(0); }
