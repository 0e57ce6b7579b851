/* test: a ?: as a key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 5;
	@[a > 3 ? "big" : "small", a > 3 ? 1 : 2] = count();
	printa("%s %d %@d\n", @);
	exit(0);
}
