/* test: the default layout: keys, then the value
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["one", 1] = sum(11);
	@["two", 2] = sum(22);
	exit(0);
}
