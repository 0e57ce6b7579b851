/* test: the type of a shift is that of its left operand, whatever the right one is
 * options: -q
 * needs: bpf
 */
int64_t n;
BEGIN
{
	n = 1;
	printf("%d %d\n", sizeof (1 << n), sizeof (n << 1));
	exit(0);
}
