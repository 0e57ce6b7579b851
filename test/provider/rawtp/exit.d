/* test: a process that ends, in its own context
 * options: -q -c 'sysloop 1 getppid'
 * needs: bpf btf
 * vm: yes
 * match: ^sysloop 1$
 */
rawtp:::sched_process_exit
/pid == $target/
{
	printf("%s %d\n", stringof(args[0]->comm), args[0]->tgid == pid);
}
