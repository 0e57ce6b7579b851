/* test: << shifts in the type of its left operand
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t l;
uint8_t b;
int n;
BEGIN
{
	n = 4;
	l = 1;
	b = 0x80;
	printf("%d %d %d\n", 1 << n, l << 40, b << 1);
	exit(0);
}
