/* test: print() of structures within structures
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct a {
	int x;
};
struct b {
	struct a a;
	struct a *p;
};
struct c {
	struct b b;
	long long l;
	unsigned char u;
	char ch;
} v;

BEGIN
{
	v.b.a.x = -7;
	v.l = -1;
	v.u = 200;
	v.ch = 'q';
	print(v);
	print(v.b.a);
	exit(0);
}
