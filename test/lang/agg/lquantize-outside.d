/* test: lquantize() counts what lies outside at its ends
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = lquantize(-1, 0, 4, 2); @ = lquantize(4, 0, 4, 2); @ = lquantize(1000, 0, 4, 2); @ = lquantize(3, 0, 4, 2);
	exit(0);
}
