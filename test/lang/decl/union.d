/* test: the members of a union share their bytes
 * options: -q
 * needs: bpf
 */
union u { uint32_t word; uint8_t bytes[4]; };
union u x;
BEGIN
{
	x.word = 0x04030201;
	x.bytes[3] = 0xff;
	printf("%x %d\n", x.word, x.bytes[1]);
	exit(0);
}
