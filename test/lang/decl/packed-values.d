/* test: members of packed structures wherever variables are, bit-fields over 9 bytes too
 * options: -q
 * needs: bpf
 * vm: yes
 */
struct s { char c; int i; long l; short h; } __attribute__((packed));
struct b { uint32_t x:7; uint64_t y:60; int32_t z:12; char c; uint64_t w:50; } __attribute__((packed));
struct s g;
self struct s ss;
this struct b tb;
struct b arr[int];
struct s ka[struct s];
struct b gb;
BEGIN
{
	g.c = 1; g.i = -2; g.l = 0x123456789abcdef0; g.h = -3;
	printf("%d %d %x %d\n", g.c, g.i, g.l, g.h);
	self->ss = g;
	self->ss.l++;
	self->ss.i += 5;
	printf("%d %d %x %d\n", self->ss.c, self->ss.i, self->ss.l, self->ss.h);
	gb.x = 101; gb.y = 0xabcdef012345678; gb.z = -2047; gb.c = 'x'; gb.w = 0x2aaaabbbbcccc;
	printf("%d %x %d %c %x\n", gb.x, gb.y, gb.z, gb.c, gb.w);
	this->tb = gb;
	this->tb.y++; this->tb.w--; this->tb.z--;
	printf("%d %x %d %c %x\n", this->tb.x, this->tb.y, this->tb.z, this->tb.c, this->tb.w);
	arr[3] = this->tb;
	printf("%d %x %d %c %x\n", arr[3].x, arr[3].y, arr[3].z, arr[3].c, arr[3].w);
	ka[g] = self->ss;
	printf("%x %d\n", ka[g].l, ka[self->ss].i);
	print(g); print(gb);
	@[g.l, g.i] = count();
	exit(0);
}
