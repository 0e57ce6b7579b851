/* test: elements as keys in several places of a tuple
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a[1] = 2; a[2] = 3; a[3] = 1;
	b[a[a[1]], a[a[a[2]]], "x"] = a[a[3]] + 10;
	printf("%d\n", b[a[2], a[1], "x"]);
	s[1] = "one"; s[2] = "two";
	c[s[a[3]], a[1], s[a[1]]] = 9;
	printf("%d\n", c["one", 2, "two"]);
	exit(0);
}
