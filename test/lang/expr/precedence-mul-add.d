/* test: * / % bind closer than + and -
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 2;
	printf("%d %d %d %d\n", a + 3 * 4, (a + 3) * 4, 20 - a * 5, 9 % 5 + a);
	exit(0);
}
