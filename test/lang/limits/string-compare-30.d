/* test: thirty comparisons of strings
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a = "abc"; b = "abd"; n = 0;
	n += a < b; n += a == b; n += a != b; n += a <= "abc"; n += b > "abcd"; n += execname == a;
	n += a < b; n += a == b; n += a != b; n += a <= "abc"; n += b > "abcd"; n += execname == a;
	n += a < b; n += a == b; n += a != b; n += a <= "abc"; n += b > "abcd"; n += execname == a;
	n += a < b; n += a == b; n += a != b; n += a <= "abc"; n += b > "abcd"; n += execname == a;
	n += a < b; n += a == b; n += a != b; n += a <= "abc"; n += b > "abcd"; n += execname == a;
	printf("%d\n", n);
	exit(0);
}
