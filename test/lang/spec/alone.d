/* test: a clause with nothing but speculate() records that its probe fired
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
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
