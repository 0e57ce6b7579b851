/* test: an unsigned int does not become negative in 64 bits
 * options: -q
 * needs: bpf
 */
uint32_t a;
int64_t l;
BEGIN
{
	a = 0xfffffffe;
	l = 0x100000001;
	printf("%x %x\n", l & a, l | a);
	exit(0);
}
