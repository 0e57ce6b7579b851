/* test: ?: evaluates only the side it takes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 0;
	b = 0;
	c = 1;
	r = c ? ++a : ++b;
	printf("%d %d %d\n", r, a, b);
	exit(0);
}
