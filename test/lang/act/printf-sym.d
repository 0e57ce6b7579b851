/* test: %a of an address that is no symbol
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%a\n", 0x10);
	exit(0);
}
