/* test: uint32_t arithmetic wraps at 32 bits
 * options: -q
 * needs: bpf
 * vm: yes
 */
uint32_t a;
BEGIN
{
	a = 0;
	printf("%u %u\n", a - 1, 0xffffffff + 2);
	exit(0);
}
