/* test: index() from a place on
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "banana";
	printf("%d %d %d\n", index(s, "an", 2), index(s, "an", 4), index(s, "a", 5));
	exit(0);
}
