/* test: clear() keeps the keys and makes the values 0
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = sum(5);
	@["b"] = sum(7);
	clear(@);
	printa("%s %@d\n", @);
	exit(0);
}
