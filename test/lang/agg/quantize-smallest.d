/* test: the lowest bucket of quantize() takes everything below
 * options: -q
 * needs: bpf
 */
int64_t v;
BEGIN
{
	v = 1;
	v <<= 63;
	@ = quantize(v);
	exit(0);
}
