/* test: a string variable holds a copy
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "first";
	b = a;
	a = "second";
	printf("%s %s\n", a, b);
	exit(0);
}
