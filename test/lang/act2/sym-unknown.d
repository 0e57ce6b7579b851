/* test: an address that no symbol has
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%s %a %s\n", sym(0x10), 0x20, mod(0x30));
	exit(0);
}
