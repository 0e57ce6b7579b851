/* test: typed arguments of a tracepoint that BTF knows
 * options: -q -c 'sysloop 1 getppid'
 * needs: bpf btf tracefs
 * vm: yes
 * match: ^sysloop 1$
 */
sdt:sched::sched_process_exit
/pid == $target/
{
	printf("%s %d\n", stringof(args[0]->comm), args[0]->pid == tid);
}
