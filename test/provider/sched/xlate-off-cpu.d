/* test: off-cpu: the next thread, its process and the CPU
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
sched:::off-cpu
{
	n++;
	bad += args[2]->cpu_id != cpu || (args[0]->pr_lwpid == 0) != (args[1]->pr_pid == 0);
}

tick-300ms
{
	printf("%d %d\n", n > 0, bad);
	exit(0);
}
