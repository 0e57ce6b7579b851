/* test: what was behind a shorter string before does not count
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "a long string of many letters";
	a = "short";
	b = "short";
	printf("%d %d\n", a == b, a == "short");
	exit(0);
}
