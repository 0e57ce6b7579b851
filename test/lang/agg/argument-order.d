/* test: the argument is evaluated before the key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	n = 0;
	@[n++] = sum(n++);
	printa("%d %@d\n", @);
	exit(0);
}
