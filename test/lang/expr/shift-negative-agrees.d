/* test: so does a shift by a negative count
 * options: -q
 * needs: bpf
 */
int64_t a;
int n;
BEGIN
{
	a = 5;
	n = -1;
	printf("%d %d\n", (5LL << -1) == (a << n), (5LL >> -1) == (a >> n));
	exit(0);
}
