/* test: int32_t divided by int64_t is signed
 * options: -q
 * needs: bpf
 */
int32_t a;
int64_t b;
BEGIN
{
	a = -100;
	b = 7;
	printf("%d %d\n", a / b, a % b);
	exit(0);
}
