/* test: truth looks at all 64 bits
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN
{
	a = 0x100000000;
	printf("%d %d %d\n", !a, a && 1, a ? 1 : 2);
	exit(0);
}
