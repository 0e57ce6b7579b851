/* test: a speculate() that fails skips its branch only
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	if (1) {
		x = 1;
		speculate(0);
		x = 2;
	}
	y = 3;
	printf("%d %d\n", x, y);
	exit(0);
}
