/* test: an anonymous enum, a struct without a tag in a typedef
 * options: -q
 * needs: bpf
 */
typedef struct { int a; int b; } pair_t;
enum { FIRST, SECOND };
pair_t x;
BEGIN
{
	x.b = SECOND;
	printf("%d %d\n", x.a, x.b);
	exit(0);
}
