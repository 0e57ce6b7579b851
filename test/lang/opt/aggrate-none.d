/* test: without aggrate, printa() shows what is there now
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = count();
	printa("%@d\n", @);
}

tick-200ms
{
	@ = count();
	printa("%@d\n", @);
	exit(0);
}
