/* test: events of both kinds in one clause
 * options: -q -c 'forker 5'
 * needs: bpf btf tracefs
 * vm: yes
 * match: ^sched sched_process_fork 5$
 * match: ^syscalls sys_exit_wait4 5$
 */
sdt:sched::sched_process_fork, sdt:syscalls::sys_exit_wait4
/pid == $target/
{
	@[probemod, probename] = count();
}

END
{
	printa("%s %s %@d\n", @);
}
