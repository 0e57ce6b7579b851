/* test: an element as the key of another
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	b["x"] = 2;
	a[2] = 7;
	a[7] = 9;
	printf("%d %d\n", a[b["x"]], a[a[b["x"]]]);
	exit(0);
}
