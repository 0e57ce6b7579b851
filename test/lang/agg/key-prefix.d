/* test: a key that is the start of another one is a different key
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["abc"] = sum(1);
	@["abcd"] = sum(2);
	@["ab"] = sum(3);
	printa("%s %@d\n", @);
	exit(0);
}
