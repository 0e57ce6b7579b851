/* test: keys that are expressions
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 3;
	@[a * 2, a > 2, strjoin("k", "ey")] = count();
	printa("%d %d %s %@d\n", @);
	exit(0);
}
