/* test: what printa() has printed is not printed again when tracing ends
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@a = sum(1);
	@b = sum(2);
	printa("%@d\n", @a);
	exit(0);
}
