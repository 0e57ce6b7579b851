/* test: == binds closer than &
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = 7;
	printf("%d %d\n", a & 3 == 3, (a & 3) == 3);
	exit(0);
}
