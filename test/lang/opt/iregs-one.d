/* test: a script works with few registers
 * options: -q -x iregs=1
 * needs: bpf
 */
BEGIN
{
	a["x", 1] = 5;
	@["k"] = sum(a["x", 1] * 3);
	printf("%s %d\n", strjoin("ab", "cd"), a["x", 1]);
	printa("%s %@d\n", @);
	exit(0);
}
