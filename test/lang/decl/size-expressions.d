/* test: constant expressions in array sizes and enumerators
 * options: -q
 * needs: bpf
 */
enum { N = 2 + 3 };
struct s { char a[N * 2]; int b[1 << 2]; };
BEGIN
{
	printf("%d\n", sizeof (struct s));
	exit(0);
}
