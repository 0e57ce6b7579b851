/* test: a clause of sixty statements
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1; a += 1; a += 2; a += 3; a += 4; a += 5; a += 6; a += 7; a += 8; a += 9;
	b = a; b -= 1; b -= 2; b -= 3; b -= 4; b -= 5; b -= 6; b -= 7; b -= 8; b -= 9;
	self->c = b; self->c *= 2; self->c *= 2; self->c *= 2; self->c *= 2; self->c /= 4; self->c |= 1; self->c ^= 2;
	this->d = self->c; this->d <<= 2; this->d >>= 1; this->d &= 0xff; this->d++; ++this->d; this->d--; --this->d;
	x[1] = a; x[2] = b; x[3] = self->c; x[4] = this->d; x[5] = x[1] + x[2]; x[6] = x[3] + x[4];
	s = "one"; t = "two"; u = strjoin(s, t); v = strlen(u);
	@n = count(); @m[s] = sum(a); @o[a] = max(b);
	printf("%d %d %d ", a, b, self->c);
	printf("%d %d %d ", this->d, x[5], x[6]);
	printf("%s %d\n", u, v);
	trunc(@n); trunc(@m); trunc(@o);
	exit(0);
}
