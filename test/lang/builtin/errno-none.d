/* test: errno is 0 where nothing failed
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", errno);
	exit(0);
}
