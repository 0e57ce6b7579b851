/* test: assignments of strings chain
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = b = "both";
	printf("%s %s\n", a, b);
	exit(0);
}
