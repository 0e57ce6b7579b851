/* test: quantize() for each key
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = quantize(1);
	@["b"] = quantize(4);
	@["b"] = quantize(5);
	exit(0);
}
