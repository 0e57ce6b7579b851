/* test: the empty string is a key as others are
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@[""] = count();
	@["x"] = count(); @["x"] = count();
	printa("[%s] %@d\n", @);
	exit(0);
}
