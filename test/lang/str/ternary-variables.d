/* test: ?: of variables, assigned
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "left";
	b = "a longer right";
	x = 0;
	c = x ? a : b;
	d = !x ? a : b;
	printf("%s|%s\n", c, d);
	exit(0);
}
