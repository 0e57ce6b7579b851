/* test: tick: the thread that runs
 * options: -q
 * needs: kprobe btf
 * vm: yes
 */
sched:::tick
{
	n++;
	bad += args[0]->pr_lwpid != tid || args[1]->pr_pid != pid;
}

tick-500ms
{
	printf("%d %d\n", n > 0, bad);
	exit(0);
}
