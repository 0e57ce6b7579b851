/* test: an aggregation without keys is printed when tracing ends
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@total = sum(5);
	exit(0);
}
