/* test: a NUL ends a string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "abc\0def";
	printf("%s %d\n", a, strlen(a));
	exit(0);
}
