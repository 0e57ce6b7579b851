/* test: ++ within a larger expression
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 3;
	b = a++ * 2 + a;
	printf("%d %d\n", a, b);
	exit(0);
}
