/* test: ?: of two literals
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	b = 0;
	printf("%s %s\n", a ? "yes" : "no", b ? "yes" : "no");
	exit(0);
}
