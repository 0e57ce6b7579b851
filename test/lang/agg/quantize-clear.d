/* test: a quantize() that was cleared shows the buckets around 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = quantize(100);
	clear(@);
	exit(0);
}
