/* test: structures are copied whole
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { int a; char b[4]; int64_t c; };
struct s x, y;
BEGIN
{
	x.a = 1; x.b[2] = 'q'; x.c = -9;
	y = x;
	x.a = 2;
	printf("%d %d %c %d\n", x.a, y.a, y.b[2], y.c);
	exit(0);
}
