/* test: the six comparisons of unsigned numbers
 * options: -q
 * needs: bpf
 * vm: yes
 */
uint64_t a, b;
BEGIN
{
	a = 0xfffffffffffffffb;
	b = 3;
	printf("%d %d %d %d %d %d\n", a < b, a <= b, a > b, a >= b, a == b, a != b);
	exit(0);
}
