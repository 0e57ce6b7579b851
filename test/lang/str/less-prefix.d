/* test: a prefix is less than the longer string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "abc";
	b = "abcd";
	e = "";
	printf("%d %d %d %d\n", a < b, b > a, e < a, e >= a);
	exit(0);
}
