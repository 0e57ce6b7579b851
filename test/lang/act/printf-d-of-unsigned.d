/* test: %d of an unsigned number shows it as unsigned
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", 4294967295, 18446744073709551615);
	exit(0);
}
