/* test: print() of a member follows its type
 * options: -q
 * needs: bpf
 * vm: yes
 */
enum colour {
	RED,
	GREEN = 5
};
struct s {
	enum colour e;
	unsigned char u;
	char c;
	int *p;
} v;

BEGIN
{
	v.e = GREEN;
	v.u = 7;
	v.c = 'x';
	v.p = (int *)0x10;
	print(v.e);
	print(v.u);
	print(v.c);
	print(v.p);
	exit(0);
}
