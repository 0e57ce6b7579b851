/* test: the step of lquantize() is 1 if it is left out
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = lquantize(2, 0, 4);
	exit(0);
}
