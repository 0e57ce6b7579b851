/* test: comparison of a string with itself in all ways
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "self";
	printf("%d %d %d\n", a == a, a != a, a <= a);
	exit(0);
}
