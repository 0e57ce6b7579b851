/* test: keys stand in order: a[1, 2] is not a[2, 1]
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a[1, 2] = 5;
	printf("%d %d\n", a[1, 2], a[2, 1]);
	exit(0);
}
