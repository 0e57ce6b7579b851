/* test: int against uint64_t compares as unsigned
 * options: -q
 * needs: bpf
 */
int a;
uint64_t b;
BEGIN
{
	a = -1;
	b = 5;
	printf("%d %d\n", a > b, a == 0xffffffffffffffff);
	exit(0);
}
