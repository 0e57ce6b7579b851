/* test: >> of an unsigned number brings in zeroes
 * options: -q
 * needs: bpf
 * vm: yes
 */
uint32_t a;
uint64_t l;
BEGIN
{
	a = 0xf0000000;
	l = 0xf000000000000000;
	printf("%d %d\n", a >> 28, l >> 60);
	exit(0);
}
