/* test: the flags + and blank
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%+d][%+d][% d][% d]\n", 5, -5, 5, -5);
	exit(0);
}
