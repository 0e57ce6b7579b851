/* test: normalize() divides what is printed
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = sum(1000);
	@["b"] = sum(2999);
	normalize(@, 1000);
	printa("%s %@d\n", @);
	exit(0);
}
