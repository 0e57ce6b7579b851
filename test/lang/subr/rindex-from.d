/* test: rindex() up to a place
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "banana";
	printf("%d %d %d\n", rindex(s, "an", 2), rindex(s, "a", 4), rindex(s, "n", 1));
	exit(0);
}
