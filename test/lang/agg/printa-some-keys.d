/* test: a format may leave out the last keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a", 7] = sum(3);
	printa("%s: %@d\n", @);
	exit(0);
}
