/* test: change-pri: the thread, its process, the new priority
 * options: -q -c "sh -c 'renice -n 7 -p $$; exit 0'"
 * needs: kprobe btf
 * vm: yes
 */
sched:::change-pri
/args[1]->pr_pid == $target/
{
	printf("%d %d\n", args[0]->pr_lwpid == args[1]->pr_pid, args[2]);
	exit(0);
}
