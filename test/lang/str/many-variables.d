/* test: many string variables keep apart
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "a"; b = "b"; c = "c"; d = "d"; e = "e"; f = "f"; g = "g"; h = "h";
	printf("%s%s%s%s%s%s%s%s\n", h, g, f, e, d, c, b, a);
	exit(0);
}
