/* test: int64_t against uint32_t compares as signed, in 64 bits
 * options: -q
 * needs: bpf
 */
int64_t a;
uint32_t b;
BEGIN
{
	a = -1;
	b = 1;
	printf("%d %d\n", a < b, a == 0xffffffff);
	exit(0);
}
