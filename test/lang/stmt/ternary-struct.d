/* test: ?: chooses between structures: members, copies, elements that are not there, the kernel's
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
struct pair {
	int a;
	char text[8];
	int b;
};

struct pair v;
struct pair w;
struct pair e[int];

BEGIN
{
	v.a = 1;
	v.b = 2;
	w.a = 3;
	w.b = 4;
	e[1] = w;
	x = 1;
	printf("%d %d\n", (x ? v : w).a, (x > 1 ? v : w).b);
	u = x ? w : v;
	printf("%d %d\n", u.a, u.b);
	printf("%d %d %d\n", (x ? e[1] : v).b, (x ? e[2] : v).b, (x == 2 ? e[1] : v).b);
	e[3] = x ? e[1] : v;
	print(x ? e[3] : v);
	printf("%d\n", (x ? *curthread : *curthread->group_leader).tgid == pid);
	exit(0);
}
