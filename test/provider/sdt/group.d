/* test: tracepoints by group; arguments are those of the tracepoint
 * options: -q
 * needs: bpf btf tracefs
 * match: ^sched sched_switch$
 * vm: yes
 */
sdt:sched::sched_switch
/args[2]->pid >= 0 && args[1]->pid == tid/
{
	printf("%s %s\n", probemod, probename);
	exit(0);
}
