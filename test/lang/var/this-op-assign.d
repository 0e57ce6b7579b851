/* test: op= of a clause-local variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->a = 12;
	this->a += 3; this->a -= 1; this->a *= 2; this->a /= 4; this->a %= 4;
	this->a <<= 3; this->a |= 1; this->a ^= 3; this->a &= 0x1e; this->a >>= 1;
	printf("%d\n", this->a);
	exit(0);
}
