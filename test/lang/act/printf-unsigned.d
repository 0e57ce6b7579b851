/* test: %u of all widths
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%u %u %u %u\n", (uint8_t)255, (uint16_t)65535, 4294967295, 18446744073709551615);
	exit(0);
}
