/* test: the flag 0
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%06d][%06d][%06x][%03u]\n", 42, -42, 255, 7);
	exit(0);
}
