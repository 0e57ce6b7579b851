/* test: the names of BEGIN and END
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^\[dtrace:::BEGIN\]$
 * match: ^\[dtrace:::END\]$
 */
BEGIN, END
{
	printf("[%s:%s:%s:%s]\n", probeprov, probemod, probefunc, probename);
}

BEGIN
{
	exit(0);
}
