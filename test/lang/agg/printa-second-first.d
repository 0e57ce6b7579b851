/* test: %@ stands for the aggregations in their order
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@a = sum(1);
	@b = sum(2);
	printa("%@d-%@d\n", @b, @a);
	exit(0);
}
