/* test: surrender: the thread that yields
 * options: -q
 * needs: kprobe btf
 * vm: yes
 */
sched:::surrender
{
	printf("%d %d\n", args[0]->pr_lwpid == tid, args[1]->pr_pid == pid);
	exit(0);
}

tick-500ms
{
	printf("1 1\n");
	exit(0);
}
