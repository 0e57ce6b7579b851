/* test: quantize() of negative numbers
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = quantize(-1); @ = quantize(-5); @ = quantize(-5); @ = quantize(1);
	exit(0);
}
