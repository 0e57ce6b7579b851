/* test: with aggrate, printa() shows what was read so long ago at most
 * options: -q -x aggrate=1h
 * needs: bpf
 */
BEGIN
{
	@ = count();
	printa("%@d\n", @);
}

tick-50ms
/n++ < 2/
{
	@ = count();
	printa("%@d\n", @);
}

tick-50ms
/n > 2/
{
	exit(0);
}
