/* test: associative arrays with keys longer than 512 bytes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "one";
	t = "two";
	a[s, t] = 5; a[t, s] = 6; a[s, t] += 10;
	self->b[s, t, 1] = 7; self->b[s, t, 2]++;
	n[s, t] = "text"; n[t, s] = "other";
	printf("%d %d %d %d %d %s %s\n", a[s, t], a[t, s], a[s, s], self->b[s, t, 1], self->b[s, t, 2], n[s, t], n[t, s]);
	a[s, t] = 0;
	a[t, s] -= 6;
	printf("%d %d\n", a[s, t], a[t, s]);
	exit(0);
}
