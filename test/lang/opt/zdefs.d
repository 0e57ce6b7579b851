/* test: with zdefs a description may match nothing
 * options: -q -x zdefs
 * needs: bpf
 * err: none
 */
nosuch:::probe
{
	trace(1);
}

BEGIN
{
	exit(0);
}
