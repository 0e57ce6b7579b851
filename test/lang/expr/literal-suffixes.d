/* test: U, L, UL, LL and ULL suffixes
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d %d\n", sizeof (1U), sizeof (1L), sizeof (1ul), sizeof (1LL), sizeof (1ULL));
	exit(0);
}
