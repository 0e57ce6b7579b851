/* test: the sum of two ints is an int and wraps
 * options: -q
 * needs: bpf
 */
int a;
BEGIN
{
	a = 2147483647;
	printf("%d\n", a + 1);
	exit(0);
}
