/* test: op= and ++ of bit-fields
 * options: -q
 * needs: bpf
 */
struct s { unsigned a:4; unsigned b:4; };
struct s x;
BEGIN
{
	x.a = 14; x.b = 5;
	x.a++; x.a++; x.b += 12;
	printf("%d %d\n", x.a, x.b);
	exit(0);
}
