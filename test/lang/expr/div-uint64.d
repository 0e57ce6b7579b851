/* test: uint64_t division and remainder use all 64 bits
 * options: -q
 * needs: bpf
 * vm: yes
 */
uint64_t a;
int64_t d;
BEGIN
{
	a = 0xffffffffffffffff;
	d = 10;
	printf("%u %u %u\n", a / 10, a % 10, a / d);
	exit(0);
}
