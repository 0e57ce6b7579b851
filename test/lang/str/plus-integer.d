/* test: a string plus an integer is the rest of the string
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "hello";
	n = 3;
	printf("%s %s %s %d\n", a + 1, "hello" + 3, n + a, strlen(a + 5));
	exit(0);
}
