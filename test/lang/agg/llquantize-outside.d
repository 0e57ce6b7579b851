/* test: llquantize() counts what lies outside at its ends
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = llquantize(0, 10, 1, 2, 10); @ = llquantize(-5, 10, 1, 2, 10); @ = llquantize(9, 10, 1, 2, 10);
	exit(0);
}
