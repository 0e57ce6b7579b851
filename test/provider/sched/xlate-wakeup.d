/* test: wakeup: the thread that was woken can run
 * options: -q -c 'sleep 0.3'
 * needs: bpf btf
 * vm: yes
 * match: ^1 (sleep|busybox|trace)$
 */
sched:::wakeup
/args[1]->pr_pid == $target/
{
	printf("%d %s\n", args[0]->pr_state == SRUN || args[0]->pr_state == SONPROC, args[1]->pr_fname);
	exit(0);
}
