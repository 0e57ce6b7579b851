/* test: comparisons give ints that can be added
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = 5;
	printf("%d %d\n", (a > 3) + (a > 4) + (a > 5), sizeof (a > 3));
	exit(0);
}
