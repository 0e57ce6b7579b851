/* test: results of string functions as keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a[strjoin("k", "1"), substr("xyz", 1)] = 5;
	@[strjoin("k", "1"), substr("xyz", 1, 1)] = count();
	printf("%d ", a["k1", "yz"]);
	printa("%s %s %@d\n", @);
	exit(0);
}
