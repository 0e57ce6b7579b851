/* test: a distribution within a format
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["k"] = quantize(1);
	printa("key %s:%@d|\n", @);
	exit(0);
}
