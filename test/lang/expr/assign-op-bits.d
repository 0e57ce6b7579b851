/* test: <<= >>= &= |= ^=
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a, b, c, d, e;
BEGIN
{
	a = 3; b = -64; c = 0xff; d = 0xf0; e = 0xff;
	a <<= 4; b >>= 3; c &= 0x3c; d |= 0x0f; e ^= 0xf0;
	printf("%d %d %d %d %d\n", a, b, c, d, e);
	exit(0);
}
