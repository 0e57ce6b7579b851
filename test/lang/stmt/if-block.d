/* test: several statements in braces
 * options: -q
 * needs: bpf
 */
BEGIN
{
	if (pid) {
		a = 1;
		b = a + 1;
		printf("%d %d\n", a, b);
	} else {
		a = 9;
	}
	exit(0);
}
