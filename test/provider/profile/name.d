/* test: probe names of clocks are what was asked for
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^profile:::profile-97hz!$
 * match: ^profile:::tick-5msec!$
 */
profile-97hz, tick-5msec
{
	@[probeprov, probemod, probefunc, probename] = count();
}

tick-200ms
{
	exit(0);
}

END
{
	printa("%s:%s:%s:%s!\n", @);
}
