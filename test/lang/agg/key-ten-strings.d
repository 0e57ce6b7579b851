/* test: ten string keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a", "b", "c", "d", "e", "f", "g", "h", "i", execname] = count();
	printa("%s%s%s%s%s%s%s%s%s %s %@d\n", @);
	exit(0);
}
