/* test: keys made of elements on the left side
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	k[1] = 5;
	a[k[1]] = k[1] + 1;
	a[a[5]] = 3;
	printf("%d %d\n", a[5], a[6]);
	exit(0);
}
