/* test: a speculated clause that records nothing shows nothing
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
	x = 1;
}

BEGIN
{
	commit(a);
}

BEGIN
{
	trace(x);
	exit(0);
}
