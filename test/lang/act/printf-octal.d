/* test: %o
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%o %o\n", 8, -1);
	exit(0);
}
