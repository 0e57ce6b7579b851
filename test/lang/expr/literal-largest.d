/* test: the largest unsigned literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%u %u %x\n", 18446744073709551615, 0xffffffffffffffff, 01777777777777777777777);
	exit(0);
}
