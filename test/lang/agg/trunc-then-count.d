/* test: keys that trunc() removed count from 0 when they come again
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = sum(3);
	@["b"] = sum(5);
	trunc(@);
}
tick-100ms
{
	@["a"] = sum(1);
	printa("%s %@d\n", @);
	exit(0);
}
