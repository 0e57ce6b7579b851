/* test: casts to narrower types cut and sign-extend
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a;
BEGIN
{
	a = 0x123456789abcdef8;
	printf("%d %d %d %d %d %d\n", (int8_t)a, (uint8_t)a, (int16_t)a, (uint16_t)a, (int32_t)a, (uint32_t)a);
	exit(0);
}
