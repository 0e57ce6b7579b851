/* test: an associative array with several keys of different types
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[1, "x", 'c'] = 1;
	a[1, "y", 'c'] = 2;
	a[2, "x", 'c'] = 3;
	a[1, "x", 'd'] = 4;
	printf("%d %d %d %d %d\n", a[1, "x", 'c'], a[1, "y", 'c'], a[2, "x", 'c'], a[1, "x", 'd'], a[2, "y", 'd']);
	exit(0);
}
