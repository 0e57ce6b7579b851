/* test: min() and max() for each key
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@lo["a"] = min(4); @lo["a"] = min(2); @lo["b"] = min(-1); @lo["b"] = min(9);
	@hi["a"] = max(4); @hi["a"] = max(2); @hi["b"] = max(-1); @hi["b"] = max(9);
	printa("%s %@d %@d\n", @lo, @hi);
	exit(0);
}
