/* test: several tracepoints by pattern; each carries its own name
 * options: -q
 * needs: bpf
 * match: ^sched_waking$
 * match: ^sched_wakeup$
 * vm: yes
 */
rawtp:::sched_wak*
{
	@[probename] = count();
}

tick-500ms
{
	printa("%s\n", @);
	exit(0);
}
