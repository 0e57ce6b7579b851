/* test: a hexadecimal literal above INT_MAX is an unsigned int
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", 0x80000000 > 0, -1 < 0x80000000);
	exit(0);
}
