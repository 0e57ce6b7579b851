/* test: ten keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[1, 2, 3, 4, 5, "six", 7, "eight", 9, 10] = count();
	printa("%d %d %d %d %d %s %d %s %d %d %@d\n", @);
	exit(0);
}
