/* test: the empty string is found at the nearest end, as in Perl, however far off the start is
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	e = "";
	s = "abc";
	printf("%d %d %d\n", index(s, "", 2), index(s, "", 3), index(s, "", 4));
	printf("%d %d %d\n", index("", "", 1), index(e, e, 1), index(s, e, -1));
	printf("%d %d %d\n", rindex(s, "", -1), rindex("", "", -5), rindex(e, e));
	printf("%d %d %d\n", rindex(s, "", 1), rindex(s, ""), rindex(s, e, 9));
	printf("%d %d\n", index(s, "c", 3), rindex(s, "a", -1));
	exit(0);
}
