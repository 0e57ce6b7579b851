/* test: thirty string operations in one clause
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "a"; b = "b";
	a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b);
	a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b); a = strjoin(a, b);
	c = substr(a, 1); c = substr(c, 1); c = substr(c, 1); c = substr(c, 1); c = substr(c, 1);
	n = strlen(a) + strlen(b) + strlen(c); n += index(a, "b"); n += index(a, "bb"); n += rindex(a, "b");
	d = strjoin(substr(a, 0, 2), substr(a, 2, 2)); e = strjoin(d, c);
	x = a == b; y = a < b; z = c != d;
	printf("%s %s %d %s %s %d%d%d\n", a, c, n, d, e, x, y, z);
	exit(0);
}
