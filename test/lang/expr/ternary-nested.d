/* test: ?: in each place of another one
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1; b = 0; c = 1;
	printf("%d %d %d\n", (a ? b : c) ? 10 : 20, a ? b ? 1 : 2 : 3, b ? 1 : c ? 2 : 3);
	exit(0);
}
