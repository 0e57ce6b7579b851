/* test: assigning 0 deletes an element
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[1] = 5;
	a[1] = 0;
	printf("%d ", a[1]);
	a[1] += 2;
	printf("%d\n", a[1]);
	exit(0);
}
