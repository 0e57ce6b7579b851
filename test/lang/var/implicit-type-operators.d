/* test: op= on variables that no declaration made narrow: the type of C, computed wide
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	byte = (uint8_t)10;
	short16 = (uint16_t)104;
	word = (uint32_t)4294967295;
	n = -7;
	byte /= -2;
	printf("%d ", (int64_t)byte);
	byte = (uint8_t)10;
	byte %= -3;
	printf("%d ", byte);
	short16 >>= 3;
	printf("%d ", short16);
	word /= -1;
	printf("%u ", word);
	n /= 2;
	n -= 10;
	n <<= 2;
	printf("%d ", n);
	n = 1;
	n <<= 40;
	printf("%d\n", n == 0x10000000000);
	exit(0);
}
