/* test: widths
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%6d][%6s][%6x][%6c]\n", 42, "ab", 255, 'z');
	exit(0);
}
