/* test: lquantize() counts in linear buckets
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = lquantize(0, 0, 100, 10); @ = lquantize(9, 0, 100, 10); @ = lquantize(10, 0, 100, 10); @ = lquantize(35, 0, 100, 10);
	exit(0);
}
