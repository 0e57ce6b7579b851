/* test: comparisons with the largest and smallest numbers
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = 0x7fffffffffffffff;
	printf("%d %d %d\n", a == 9223372036854775807, a > 0x7ffffffffffffffe, -a - 1 < -a);
	exit(0);
}
