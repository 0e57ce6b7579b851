/* test: >> of a negative number keeps the sign
 * options: -q
 * needs: bpf
 * vm: yes
 */
int a, n;
int64_t l;
BEGIN
{
	a = -16;
	l = -1099511627776;
	n = 2;
	printf("%d %d %d\n", a >> n, l >> 38, a >> 31);
	exit(0);
}
