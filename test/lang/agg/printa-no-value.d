/* test: a format may leave out the value
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = sum(3);
	@["b"] = sum(4);
	printa("<%s>", @);
	exit(0);
}
