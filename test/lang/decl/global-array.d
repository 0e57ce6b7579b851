/* test: a global array of a fixed size
 * options: -q
 * needs: bpf
 * vm: yes
 */
int a[int];
BEGIN
{
	a[3] = 4;
	a[4] = a[3] * 2;
	printf("%d %d %d\n", a[3], a[4], a[5]);
	exit(0);
}
