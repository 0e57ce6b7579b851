/* test: %s of the empty string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", "");
	exit(0);
}
