/* test: llquantize() counts in buckets that grow with the order of magnitude
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = llquantize(1, 10, 0, 2, 10); @ = llquantize(9, 10, 0, 2, 10); @ = llquantize(15, 10, 0, 2, 10); @ = llquantize(95, 10, 0, 2, 10);
	exit(0);
}
