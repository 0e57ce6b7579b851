/* test: uint64_t arithmetic wraps at 64 bits
 * options: -q
 * needs: bpf
 */
uint64_t a;
BEGIN
{
	a = 0xffffffffffffffff;
	printf("%u %u\n", a + 2, a * 3);
	exit(0);
}
