/* test: bufpolicy=fill prints at the end only, what actions do included
 * options: -q -x bufpolicy=fill -x switchrate=10ms
 * needs: bpf
 */
BEGIN
{
	@ = count();
	printa("%@d\n", @);
}

tick-300ms
{
	@ = count();
	exit(0);
}
