/* test: int64_t division truncates toward zero for each pair of signs
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
	printf("%d %d %d %d\n", p / d, n / d, p / m, n / m);
	exit(0);
}
