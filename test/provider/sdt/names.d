/* test: group and name of a tracepoint
 * options: -q -c 'forker 5'
 * needs: bpf btf tracefs
 * vm: yes
 * match: ^sdt:sched::sched_process_fork 5$
 */
sdt:sched::sched_process_fork
/pid == $target/
{
	@[probeprov, probemod, probefunc, probename] = count();
}

END
{
	printa("%s:%s:%s:%s %@d\n", @);
}
