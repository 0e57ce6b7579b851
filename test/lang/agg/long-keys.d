/* test: aggregations with keys longer than 512 bytes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "one";
	t = "two";
	@c[s, t] = count(); @c[s, t] = count(); @c[t, s] = count();
	@m[s, t] = min(-5); @m[s, t] = min(3);
	@x[s, t] = max(4);
	@v[s, t] = avg(4); @v[s, t] = avg(6);
	printa("%s %s %@d\n", @c);
	printa("%s %s %@d\n", @m);
	printa("%s %s %@d\n", @x);
	printa("%s %s %@d\n", @v);
	clear(@m);
	clear(@c);
	trunc(@x);
}
tick-50ms
{
	@m[s, t] = min(8);
	@c[s, t] = count();
	@x[t, t] = max(1);
	printa("%s %s %@d\n", @c);
	printa("%s %s %@d\n", @m);
	printa("%s %s %@d\n", @x);
	exit(0);
}
