/* test: an associative array with integer keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[1] = 10;
	a[2] = 20;
	a[-1] = 30;
	printf("%d %d %d %d\n", a[1], a[2], a[-1], a[3]);
	exit(0);
}
