/* test: += -= *= /= %=
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a, b, c, d, e;
BEGIN
{
	a = 10; b = 10; c = 10; d = -10; e = -10;
	a += 3; b -= 13; c *= -4; d /= 3; e %= 3;
	printf("%d %d %d %d %d\n", a, b, c, d, e);
	exit(0);
}
