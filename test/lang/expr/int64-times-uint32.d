/* test: int64_t times uint32_t is signed
 * options: -q
 * needs: bpf
 */
int64_t a;
uint32_t b;
BEGIN
{
	a = -3;
	b = 4000000000;
	printf("%d\n", a * b);
	exit(0);
}
