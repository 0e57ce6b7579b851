/* test: on-cpu: the thread, its process and its CPU
 * options: -q
 * needs: bpf btf
 * vm: yes
 * match: ^ *1  *1  *1  *[0-9]+$
 */
sched:::on-cpu
{
	@[args[0]->pr_state == SONPROC || args[0]->pr_state == SRUN, args[2]->cpu_id == cpu, args[1]->pr_pid == 0 || args[1]->pr_pid <= args[0]->pr_lwpid] = count();
}

tick-300ms
{
	exit(0);
}
