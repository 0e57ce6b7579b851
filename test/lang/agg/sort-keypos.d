/* test: -x aggsortkeypos names the key to sort by first
 * options: -q -x aggsortkey -x aggsortkeypos=1
 * needs: bpf
 */
BEGIN
{
	@["c", 1] = sum(9); @["a", 3] = sum(8); @["b", 2] = sum(7);
	printa("%s %d %@d\n", @);
	exit(0);
}
