/* test: ?: with && and || in its condition
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 1; b = 0; c = 1;
	printf("%d %d %d\n", a && b || c ? 1 : 2, a && (b || !c) ? 1 : 2, !(a && c) ? 1 : 2);
	exit(0);
}
