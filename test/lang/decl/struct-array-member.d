/* test: an array of integers in a structure, by constant and by variable
 * options: -q
 * needs: bpf
 */
struct s { int a[4]; };
struct s x;
BEGIN
{
	i = 2;
	x.a[0] = 5; x.a[i] = 7; x.a[i + 1] = x.a[i] + x.a[0];
	printf("%d %d %d %d\n", x.a[0], x.a[1], x.a[2], x.a[3]);
	exit(0);
}
