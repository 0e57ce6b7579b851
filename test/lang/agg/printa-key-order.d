/* test: keys are used in order, wherever the values stand between them
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a", 7] = sum(3);
	printa("%@d %s %@d %d\n", @);
	exit(0);
}
