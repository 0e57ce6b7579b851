/* test: pointers as keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	p = (int *)0x1000;
	a[p] = 4;
	printf("%d %d\n", a[(int *)0x1000], a[p + 1]);
	exit(0);
}
