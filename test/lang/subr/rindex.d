/* test: rindex() finds the last place
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "banana";
	printf("%d %d %d\n", rindex(s, "an"), rindex(s, "b"), rindex(s, "x"));
	exit(0);
}
