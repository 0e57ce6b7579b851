/* test: the precision of an integer is its least number of digits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%.5d][%.3x][%8.4d][%.2d]\n", 42, 10, 7, 12345);
	exit(0);
}
