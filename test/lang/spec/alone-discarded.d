/* test: … and that is forgotten like all else
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
	discard(a);
}

BEGIN
{
	exit(0);
}
