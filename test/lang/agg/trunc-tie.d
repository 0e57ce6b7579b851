/* test: trunc() among equal values keeps as many as it was told
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = count(); @["b"] = count(); @["c"] = count();
	trunc(@, 1);
	printa("%@d\n", @);
	exit(0);
}
