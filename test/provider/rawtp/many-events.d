/* test: one clause for several tracepoints
 * options: -q -c 'forker 5'
 * needs: bpf btf
 * vm: yes
 * match: ^sched_process_fork ([5-9]|[0-9][0-9]+)$
 * match: ^sched_process_exit ([5-9]|[0-9][0-9]+)$
 */
rawtp:::sched_process_fork, rawtp:::sched_process_exit
{
	@[probename] = count();
}

END
{
	printa("%s %@d\n", @);
}
