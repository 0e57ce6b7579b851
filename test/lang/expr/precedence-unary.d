/* test: unary operators bind closest
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 2;
	printf("%d %d %d %d\n", -a * -3, !a == 0, ~a + 1, - -a);
	exit(0);
}
