/* test: json() of variables; what it gives can be compared and kept
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "{\"k\":[\"one\",\"two\"]}";
	p = "k[1]";
	t = json(s, p);
	printf("%s %d %d\n", t, t == "two", json(s, "k[0]") == "one");
	printf("%d\n", strtoll(json("{\"n\":\"42\"}", "n")) + 1);
	exit(0);
}
