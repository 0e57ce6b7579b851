/* test: change-pri: the thread, its process, the new priority
 * options: -q -c 'nice -n 7 sleep 0.1'
 * needs: kprobe btf
 * vm: yes
 */
sched:::change-pri
/pid == $target/
{
	printf("%d %d %d\n", args[0]->pr_lwpid == tid, args[1]->pr_pid == pid, args[2]);
	exit(0);
}
