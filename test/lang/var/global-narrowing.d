/* test: a value is cut to the type of a global variable
 * options: -q
 * needs: bpf
 */
int8_t a; uint16_t b; int32_t c;
BEGIN
{
	a = 300; b = -1; c = 0x123456789;
	printf("%d %d %x\n", a, b, c);
	exit(0);
}
