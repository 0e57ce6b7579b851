/* test: strings in associative arrays
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[1] = "one";
	a[2] = "two";
	b = a[1];
	a[1] = a[2];
	printf("%s %s %s %d\n", a[1], a[2], b, a[1] == a[2]);
	exit(0);
}
