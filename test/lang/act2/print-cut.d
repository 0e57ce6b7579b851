/* test: print() shows as much as printsize
 * options: -q -x printsize=20
 * needs: bpf
 * vm: yes
 */
struct s {
	int a[4];
	int b;
	struct {
		int c;
	} in;
} v;

BEGIN
{
	v.a[0] = 1;
	v.b = 2;
	print(v);
	exit(0);
}
