/* test: %% in a format of printa()
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["k"] = sum(50);
	printa("%s %@d%%\n", @);
	exit(0);
}
