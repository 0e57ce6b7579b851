/* test: index() finds the first place, -1 if there is none
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "banana";
	printf("%d %d %d %d\n", index(s, "an"), index(s, "b"), index(s, "x"), index(s, "nan"));
	exit(0);
}
