/* test: %Y of a time in nanoseconds
 * options: -q
 * needs: bpf
 * env: TZ=UTC
 */
BEGIN
{
	printf("%Y\n", 86400000000000);
	exit(0);
}
