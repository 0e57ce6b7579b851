/* test: lquantize() of numbers far outside
 * options: -q
 * needs: bpf
 */
int64_t v;
BEGIN
{
	v = 1;
	v <<= 63;
	@ = lquantize(v, -10, 10, 5);
	@ = lquantize(0x7fffffffffffffff, -10, 10, 5);
	exit(0);
}
