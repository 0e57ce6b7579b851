/* test: the six comparisons of signed numbers
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a, b;
BEGIN
{
	a = -5;
	b = 3;
	printf("%d %d %d %d %d %d\n", a < b, a <= b, a > b, a >= b, a == b, a != b);
	exit(0);
}
