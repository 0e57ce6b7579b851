/* test: %s of literals, variables and built-ins
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "var";
	printf("%s %s %s %s\n", "lit", a, execname, probename);
	exit(0);
}
