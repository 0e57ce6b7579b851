/* test: a clause of sixty statements of all kinds
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
int64_t a, n;
self int64_t b;
this int64_t c;
int64_t x[int];
string s[int64_t];
BEGIN
{
	a = a * 3 + 0;
	self->b += a;
	this->c = a ^ self->b;
	x[3] = this->c;
	s[a & 3] = "k4";
	n += x[5] > 0;
	a = a * 3 + 6;
	self->b += a;
	this->c = a ^ self->b;
	x[2] = this->c;
	s[a & 3] = "k10";
	n += x[4] > 0;
	a = a * 3 + 12;
	self->b += a;
	this->c = a ^ self->b;
	x[1] = this->c;
	s[a & 3] = "k16";
	n += x[3] > 0;
	a = a * 3 + 18;
	self->b += a;
	this->c = a ^ self->b;
	x[0] = this->c;
	s[a & 3] = "k22";
	n += x[2] > 0;
	a = a * 3 + 24;
	self->b += a;
	this->c = a ^ self->b;
	x[6] = this->c;
	s[a & 3] = "k28";
	n += x[1] > 0;
	a = a * 3 + 30;
	self->b += a;
	this->c = a ^ self->b;
	x[5] = this->c;
	s[a & 3] = "k34";
	n += x[0] > 0;
	a = a * 3 + 36;
	self->b += a;
	this->c = a ^ self->b;
	x[4] = this->c;
	s[a & 3] = "k40";
	n += x[6] > 0;
	a = a * 3 + 42;
	self->b += a;
	this->c = a ^ self->b;
	x[3] = this->c;
	s[a & 3] = "k46";
	n += x[5] > 0;
	a = a * 3 + 48;
	self->b += a;
	this->c = a ^ self->b;
	x[2] = this->c;
	s[a & 3] = "k52";
	n += x[4] > 0;
	a = a * 3 + 54;
	self->b += a;
	this->c = a ^ self->b;
	x[1] = this->c;
	s[a & 3] = "k58";
	n += x[3] > 0;
	printf("%d %d %d %d %s\n", a, self->b, this->c, n, s[a & 3]);
	exit(0);
}
