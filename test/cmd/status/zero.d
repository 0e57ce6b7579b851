/* test: exit(0)
 * options: -q
 * needs: bpf
 * err: none
 * out: none
 */
BEGIN
{
	exit(0);
}
