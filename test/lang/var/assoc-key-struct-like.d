/* test: eight keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a[1, 2, 3, 4, 5, 6, 7, 8] = 36;
	printf("%d %d\n", a[1, 2, 3, 4, 5, 6, 7, 8], a[1, 2, 3, 4, 5, 6, 7, 9]);
	exit(0);
}
