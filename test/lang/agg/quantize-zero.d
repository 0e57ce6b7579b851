/* test: quantize() of 0 has a bucket of its own
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = quantize(0);
	exit(0);
}
