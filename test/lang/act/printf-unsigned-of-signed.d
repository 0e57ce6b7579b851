/* test: %u of a negative number has the width of its type
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%u %u %u %u\n", (int8_t)-1, (int16_t)-1, -1, -1LL);
	exit(0);
}
