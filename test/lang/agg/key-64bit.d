/* test: keys that differ in the high half only
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@[0x100000001] = sum(1);
	@[0x200000001] = sum(2);
	printa("%x %@d\n", @);
	exit(0);
}
