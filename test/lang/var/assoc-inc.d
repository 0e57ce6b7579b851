/* test: ++ and -- of elements
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a["x"]++;
	a["x"]++;
	b = a["x"]++;
	--a["y"];
	printf("%d %d %d\n", a["x"], b, a["y"]);
	exit(0);
}
