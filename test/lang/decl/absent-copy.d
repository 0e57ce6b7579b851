/* test: what is copied out of an element that is not there is zero, wherever it stands in it
 * options: -q -x strsize=16
 * needs: bpf
 * vm: yes
 */
struct s { int v; string w; char b[8]; };
struct t { int a; struct s s; char z[4]; int q[2]; };
struct t h[int];
self struct t f;
struct s c;
int qq[2];
BEGIN
{
	c.v = 1; c = h[1].s; x = c.v;
	c.v = 1; c = self->f.s; x += c.v;
	this->x = self->f.s;
	qq[1] = 1; qq = h[1].q;
	printf("%d %d %d [%s]\n", x, qq[1], this->x.v, h[1].z);
	this->p = (struct t *)alloca(sizeof (struct t));
	this->p->s.v = 1; this->p->s = h[1].s;
	m[h[1].s] = 7;
	printf("%d %d\n", this->p->s.v, m[c]);
	print(h[1].s);
	tracemem(h[1].z, 4);
	bcopy(h[1].z, this->p, 4);
}
BEGIN
{
	h[1].z[0] = 65; h[1].s.v = 3; h[1].q[1] = 5;
	h[2].s = h[1].s;
	qq = h[1].q;
	c = h[2].s;
	printf("%d %d %s %d\n", c.v, qq[1], h[1].z, m[h[2].s]);
	c = 1 ? h[9].s : c;
	printf("%d\n", c.v);
	c.w = x ? "x" : NULL;
	printf("[%s]\n", c.w);
	exit(0);
}
