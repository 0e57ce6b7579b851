/* test: quantize() counts in buckets of powers of two
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = quantize(1); @ = quantize(2); @ = quantize(3); @ = quantize(7);
	exit(0);
}
