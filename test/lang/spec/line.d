/* test: a speculated line looks like any other
 * needs: bpf
 * vm: yes
 * out: re
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	speculate(a);
	trace("one");
	trace(2);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
