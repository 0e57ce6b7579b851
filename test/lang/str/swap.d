/* test: two strings are exchanged through a third
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "one";
	b = "two";
	t = a;
	a = b;
	b = t;
	printf("%s %s\n", a, b);
	exit(0);
}
