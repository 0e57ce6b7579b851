/* test: == of a variable and a literal, on either side
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "needle";
	printf("%d %d %d %d\n", a == "needle", "needle" == a, a == "needles", "needl" == a);
	exit(0);
}
