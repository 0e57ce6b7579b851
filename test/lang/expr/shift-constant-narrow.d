/* test: constant counts of shifts whose result is cut to 32 bits: large and negative ones
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	x = (int64_t)0x80000001;
	printf("%u %u %u", (uint32_t)(x << ~0), (uint32_t)(x << 31), (uint32_t)(x << 32));
	printf(" %u %u\n", (uint32_t)(x << 65), (uint32_t)(x << -33));
	exit(0);
}
