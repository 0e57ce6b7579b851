/* test: members and elements that are strings, wherever the structure is
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { string n; int v; };
struct q { int k; string a[2]; struct s in; };
struct s g;
struct s h[int];
self struct s own;
this struct s once;
struct q q;
string plain[3];
BEGIN
{
	g.n = "name";
	g.v = 3;
	printf("%s %d [%s]\n", g.n, g.v, h[5].n == "" ? "none" : "some");
	h[1].n = "x";
	h[2] = g;
	h[2].n = strjoin(h[2].n, "2");
	printf("[%s] [%s] %d [%s]\n", h[1].n, h[2].n, strlen(h[2].n), g.n);
	self->own.n = probename;
	this->once.n = "longer than sixty-four characters, which are copied word by word; this is not";
	printf("%d %s\n", self->own.n == probename, this->once.n);
}
BEGIN
{
	q.a[1] = "one";
	q.in = g;
	q.in.n = NULL;
	i = 1;
	printf("[%s] [%s] [%s] [%s] %d\n", q.a[0], q.a[1], q.a[i], q.in.n, q.in.v);
	q.a[i - 1] = q.a[1];
	m[q.a[0]] = g.n;
	printf("%s %s %s\n", m["one"], g.n < h[2].n ? "less" : "more", substr(q.a[0], 1));
	g.n = g.n;
	plain[0] = "p";
	plain[2] = g.n;
	printf("[%s] [%s] [%s]\n", plain[0], plain[1], plain[2]);
	print(g);
}
BEGIN
/i == 1/
{
	plain[i + 2] = "beyond";
	printf("not here\n");
}
BEGIN { exit(0); }
ERROR { printf("fault %d\n", arg4); }
