/* test: keys that differ in the high half only
 * options: -q
 * needs: bpf
 */
int a[int64_t];
BEGIN
{
	a[0x100000001] = 1;
	a[0x200000001] = 2;
	printf("%d %d %d\n", a[0x100000001], a[0x200000001], a[1]);
	exit(0);
}
