/* test: the sixth argument of llquantize() is what is added
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = llquantize(3, 10, 0, 1, 10, 4);
	exit(0);
}
