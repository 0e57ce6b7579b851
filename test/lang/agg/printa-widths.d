/* test: widths and flags of the value
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["k"] = sum(42);
	printa("[%@8d][%-@8d][%08@d][%5s]\n", @);
	exit(0);
}
