/* test: bit-fields of a structure
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { unsigned a:3; int b:5; unsigned c:24; };
struct s x;
BEGIN
{
	x.a = 9; x.b = -3; x.c = 0x123456;
	printf("%d %d %x %d\n", x.a, x.b, x.c, sizeof (struct s));
	exit(0);
}
