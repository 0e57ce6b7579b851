/* test: a literal has the first type of C's list that can hold it
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", sizeof (2147483647), sizeof (2147483648), sizeof (0xffffffff), sizeof (0x100000000));
	exit(0);
}
