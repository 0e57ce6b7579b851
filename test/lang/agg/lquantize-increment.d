/* test: the fifth argument of lquantize() is what is added
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = lquantize(1, 0, 10, 5, 3);
	@ = lquantize(6, 0, 10, 5, 1);
	exit(0);
}
