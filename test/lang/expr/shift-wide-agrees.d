/* test: a shift by the width or more gives the same from constants as from variables
 * options: -q
 * needs: bpf
 */
int64_t a;
int n;
BEGIN
{
	a = 5;
	n = 64;
	printf("%d ", (5LL << 64) == (a << n));
	n = 65;
	printf("%d ", (5LL << 65) == (a << n));
	printf("%d\n", (5LL >> 65) == (a >> n));
	exit(0);
}
