/* test: members behind the first one of elements that are not there are empty
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct in { int x; int y; };
struct s { int pad; char a[8]; string n; struct in in; };
struct s h[int];
self struct s own;
struct in some;
BEGIN
{
	some.y = 7;
	c = 1;
	printf("[%s] [%s] %d\n", stringof(h[3].a), h[3].n, h[3].in.y);
	some = c ? h[3].in : some;
	printf("%d [%s] [%s]\n", some.y, self->own.n, stringof(self->own.a));
	h[3].n = "x";
	self->own.n = "y";
	h[3].in.y = 5;
	some = c ? h[3].in : some;
	printf("[%s] [%s] %d [%s] %d\n", stringof(h[3].a), h[3].n, some.y, self->own.n, h[4].n == "");
	exit(0);
}
