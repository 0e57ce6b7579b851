/* test: strings and variables in a speculation
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "text";
	m["k"] = 7;
	a = speculation();
}

BEGIN
{
	speculate(a);
	printf("%s %s %d %d\n", s, execname == "" ? "no" : "name", m["k"], pid == $pid);
	s = "later";
}

BEGIN
{
	commit(a);
}

BEGIN
{
	printf("%s\n", s);
	exit(0);
}
