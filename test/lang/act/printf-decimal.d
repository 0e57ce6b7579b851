/* test: %d and %i of all widths
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %i %d %d %d\n", -1, 42, (int8_t)-128, (int16_t)-3, -5000000000);
	exit(0);
}
