/* test: the remainder has the sign of the dividend
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t p, n, d, m;
BEGIN
{
	p = 10000000000;
	n = -p;
	d = 3000000000;
	m = -d;
	printf("%d %d %d %d\n", p % d, n % d, p % m, n % m);
	exit(0);
}
