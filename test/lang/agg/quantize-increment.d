/* test: the second argument of quantize() is what is added
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = quantize(3, 5);
	@ = quantize(9, 15);
	exit(0);
}
