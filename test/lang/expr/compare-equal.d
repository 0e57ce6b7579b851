/* test: the six comparisons of equal numbers
 * options: -q
 * needs: bpf
 */
int64_t a, b;
BEGIN
{
	a = 7;
	b = 7;
	printf("%d %d %d %d %d %d\n", a < b, a <= b, a > b, a >= b, a == b, a != b);
	exit(0);
}
