/* test: structures within structures
 * options: -q
 * needs: bpf
 */
struct in { int a; int b; };
struct out { struct in one, two; };
struct out x;
BEGIN
{
	x.one.a = 1; x.two.b = 4;
	x.two.a = x.one.a + 2;
	printf("%d %d %d %d\n", x.one.a, x.one.b, x.two.a, x.two.b);
	exit(0);
}
