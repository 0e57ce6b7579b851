/* test: the names of a dependent probe are its own
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^sched:vmlinux::on-cpu!$
 * match: ^sched:vmlinux::off-cpu!$
 */
sched:::on-cpu, sched:::off-cpu
{
	@[probeprov, probemod, probefunc, probename] = count();
}

tick-300ms
{
	exit(0);
}

END
{
	printa("%s:%s:%s:%s!\n", @);
}
