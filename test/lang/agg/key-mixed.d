/* test: keys of several types in one tuple
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a", 1, 'x'] = sum(1);
	@["a", 2, 'x'] = sum(2);
	@["b", 1, 'x'] = sum(3);
	@["b", 1, 'y'] = sum(4);
	printa("%s %d %c %@d\n", @);
	exit(0);
}
