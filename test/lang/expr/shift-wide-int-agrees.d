/* test: so does a shift of an int by 32 or more
 * options: -q
 * needs: bpf
 */
int a, n;
BEGIN
{
	a = 5;
	n = 33;
	printf("%d %d\n", (5 << 33) == (a << n), (-5 >> 33) == (-a >> n));
	exit(0);
}
