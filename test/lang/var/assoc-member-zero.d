/* test: an element whose member is made 0 stays
 * options: -q
 * needs: bpf
 */
struct pair { int a; int b; };
struct pair p[int];
BEGIN
{
	p[1].a = 5;
	p[1].b = 6;
	p[1].a = 0;
	printf("%d %d ", p[1].a, p[1].b);
	p[1].b -= 6;
	p[1].a++;
	printf("%d %d\n", p[1].a, p[1].b);
	exit(0);
}
