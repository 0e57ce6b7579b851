/* test: %x of a negative number has the width of its type
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%x %x %x %x\n", (int8_t)-1, (int16_t)-2, -3, -4LL);
	exit(0);
}
