/* test: && and || give 0 or 1
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 5;
	printf("%d %d %d %d\n", a && 7, a && 0, a || 0, 0 || 0);
	exit(0);
}
