/* test: the flag #
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%#x][%#X][%#o][%#x]\n", 255, 255, 8, 0);
	exit(0);
}
