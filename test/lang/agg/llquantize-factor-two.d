/* test: llquantize() with factor 2
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = llquantize(5, 2, 1, 3, 2); @ = llquantize(6, 2, 1, 3, 2); @ = llquantize(12, 2, 1, 3, 2); @ = llquantize(2, 2, 1, 3, 2);
	exit(0);
}
