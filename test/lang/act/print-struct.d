/* test: print() of a structure shows its members
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct in { short c; char d[4]; };
struct out { int a; struct in b; };
struct out x;
BEGIN
{
	x.a = 3;
	x.b.c = -4;
	x.b.d[0] = 'h';
	x.b.d[1] = 'i';
	print(x);
	exit(0);
}
