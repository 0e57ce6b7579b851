/* test: twenty keys of mixed types
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	s = "s";
	a[s, 1, s, 3, s, 5, s, 7, s, 9, s, 11, s, 13, s, 15, s, 17, s, 19] = 7;
	printf("%d\n", a["s", 1, "s", 3, "s", 5, "s", 7, "s", 9, "s", 11, "s", 13, "s", 15, "s", 17, "s", 19]);
	exit(0);
}
