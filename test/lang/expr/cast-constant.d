/* test: casts of constants
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", (uint8_t)300, (int8_t)200, (uint32_t)-1, (int16_t)0x18000);
	exit(0);
}
