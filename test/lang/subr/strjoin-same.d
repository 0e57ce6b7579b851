/* test: strjoin() of a string with itself, into itself
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "ab";
	a = strjoin(a, a);
	a = strjoin(a, a);
	printf("%s\n", a);
	exit(0);
}
