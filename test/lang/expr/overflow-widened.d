/* test: sums and products of ints that become wider at once are computed wide; others wrap
 * options: -q
 * needs: bpf
 */
int i, j;
int64_t wide;
uint64_t from;
BEGIN
{
	i = 90;
	j = 2147483647;
	from = 1;
	wide = i * 1000000000;
	printf("%d %d\n", wide, from < i * 1000000000);
	wide = -j - i - j;
	printf("%d %d\n", wide, 100 + (j + j) * i);
	printf("%d\n", from + (i - 1) * 1000000000);
	@ = sum(j * i);
	printa("%@d\n", @);
	i = j + 1;
	printf("%d\n", i);
	exit(0);
}
