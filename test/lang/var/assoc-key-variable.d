/* test: keys that are variables and expressions
 * options: -q
 * needs: bpf
 */
BEGIN
{
	i = 3;
	s = "key";
	a[i, s] = 5;
	printf("%d %d %d\n", a[3, "key"], a[i, s], a[i + 1 - 1, strjoin("k", "ey")]);
	exit(0);
}
