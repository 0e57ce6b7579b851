/* test: unsigned division by 0
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
uint64_t a;
BEGIN
{
	b = 7UL / a;
	exit(0);
}
ERROR { printf("%d\n", arg4); exit(0); }
